import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { isSuccess, resultCodes } from '../../app/contract/envelope.ts';
import type { Verdict } from '../stranger/checks.ts';

/** Folder in which `npm run contract:check` collects the calls of the tests. Undefined in other runs. */
const folder = process.env['TUANBAO_EXERCISED'];

/** A call and its outcome, as a line: `POST /oauth/login refused`. */
export type Exercise = `${string} ${string} ${'success' | 'refused'}`;

function outcomeOf(status: number, isFile: boolean, payload: unknown): 'success' | 'refused' | null {
  if (isFile) return 'success';
  if (typeof payload !== 'string') return null;
  if (!payload.startsWith('{')) return status === 200 ? 'success' : 'refused';
  const { resCode = '', code = 0 } = JSON.parse(payload) as { resCode?: string; code?: number };
  if (isSuccess({ resCode, code })) return 'success';
  // One test sends all calls without a session. These refusals aren't recorded, because they say nothing about a single
  // call.
  return resCode === resultCodes.notSignedIn ? null : 'refused';
}

/**
 * Starts to record the calls to a test's server and their outcomes. `write` saves them. Does nothing if no folder is
 * set.
 */
export function recordExercise(app: FastifyInstance): { write(): void } {
  const seen = new Set<Exercise>();
  if (folder !== undefined) {
    app.addHook('onSend', async (request, reply, payload) => {
      const { method, url: route } = request.routeOptions;
      const isFile = reply.statusCode === 200 && reply.hasHeader('content-disposition');
      const outcome = route === undefined ? null : outcomeOf(reply.statusCode, isFile, payload);
      if (outcome !== null) seen.add(`${String(method)} ${route} ${outcome}`);
    });
  }
  return {
    write() {
      if (folder !== undefined) writeFileSync(join(folder, `${randomUUID()}.txt`), [...seen].join('\n'));
    },
  };
}

/**
 * Saves the results of the stranger's checks on a database as `<database>.verdicts.json`. Does nothing if no folder is
 * set.
 */
export function recordVerdicts(database: string, verdicts: readonly Verdict[]): void {
  if (folder !== undefined) writeFileSync(join(folder, `${database}.verdicts.json`), JSON.stringify(verdicts));
}
