import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { lackOf, type Verdicts } from '../contract/missingStatements.ts';
import { expectedMissing, statements } from '../contract/statements.ts';
import type { Verdict } from '../stranger/checks.ts';

const ending = '.verdicts.json';
const databases = ['embedded', 'postgres'];

/**
 * Returns the results of the stranger's checks for each database. The stranger is a test client that knows only the
 * specification; each of its runs has written a file with its results.
 */
function verdictsIn(folder: string): ReadonlyMap<string, Verdicts> {
  const files = readdirSync(folder).filter((file) => file.endsWith(ending));
  return new Map(
    files.map((file) => {
      const verdicts = JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly Verdict[];
      return [file.slice(0, -ending.length), new Map(verdicts.map(({ check, problem }) => [check, problem]))];
    }),
  );
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Prints a line for each statement, by section, and the totals. A statement must be proved on both databases.
 *
 * @returns true if the stranger's checks have run on both databases, and the number of missing statements is
 * `expectedMissing`
 */
export function reportStatements(folder: string): boolean {
  const verdicts = verdictsIn(folder);
  const unplayed = databases.filter((database) => !verdicts.has(database));
  for (const database of unplayed) say(`FAILED the stranger did not play on the ${database} database`);

  const lacks = new Map(
    statements.map((statement) => [
      statement.id,
      databases.map((database) => lackOf(statement, verdicts.get(database) ?? new Map())).find((lack) => lack !== null),
    ]),
  );
  const sections = Map.groupBy(statements, ({ document, section }) => `${document} §${section}`);
  for (const [section, rows] of sections) {
    const missing = rows.filter(({ id }) => lacks.get(id) !== undefined).length;
    say(`\n${section}: ${rows.length - missing} ok, ${missing} missing`);
    for (const { id, says } of rows) {
      const lack = lacks.get(id);
      say(lack === undefined ? `  ok      ${id} ${says}` : `FAILED missing ${id} ${says}: ${lack}`);
    }
  }

  const missing = statements.filter(({ id }) => lacks.get(id) !== undefined).length;
  say(`\n${statements.length} statements, ${statements.length - missing} ok, ${missing} missing`);
  if (missing > expectedMissing)
    say(`FAILED more than the ${expectedMissing} of expectedMissing in tests/contract/statements.ts`);
  if (missing < expectedMissing) say(`FAILED lower expectedMissing in tests/contract/statements.ts to ${missing}`);
  return unplayed.length === 0 && missing === expectedMissing;
}
