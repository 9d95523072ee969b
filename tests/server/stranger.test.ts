import { expect, test } from 'vitest';

import { lackOf } from '../contract/missingStatements.ts';
import { expectedMissing, statements } from '../contract/statements.ts';
import { describeOnBothDatabases } from '../setup/databases.ts';
import { recordVerdicts } from '../setup/exercise.ts';
import { strangerPortOf } from '../setup/strangerPort.ts';
import { startTestApp } from '../setup/testApp.ts';
import { play } from '../stranger/play.ts';

const checksOfStatements = new Set(
  statements.flatMap(({ by }) => by.flatMap((proof) => ('check' in proof ? [proof.check] : []))),
);

describeOnBothDatabases('a client that knows only the specification', (openDatabase) => {
  test('finds only the known gaps, and its checks belong to statements', { timeout: 180_000 }, async () => {
    let kind = '';
    const server = await startTestApp({
      openDatabase: async () => {
        const open = await openDatabase();
        ({ kind } = open);
        return open;
      },
    });
    try {
      const verdicts = await play(strangerPortOf(server), '2026-12-01');
      recordVerdicts(kind, verdicts);
      const byCheck = new Map(verdicts.map(({ check, problem }) => [check, problem]));
      const missing = statements.flatMap((statement) => {
        const lack = lackOf(statement, byCheck);
        return lack === null ? [] : [`${statement.id} ${statement.says}: ${lack}`];
      });

      expect(missing.length <= expectedMissing ? [] : missing).toEqual([]);
      expect([...byCheck.keys()].filter((name) => !checksOfStatements.has(name))).toEqual([]);
    } finally {
      await server.close();
    }
  });
});
