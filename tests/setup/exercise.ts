import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { isSuccess, resultCodes } from '../../app/contract/envelope.ts';
import type { Verdict } from '../stranger/checks.ts';

/** Folder in which `npm run contract:check` collects what tests exercised; unset otherwise. */
const folder = process.env['TUANBAO_EXERCISED'];

/** A call and how it ended, as a line: `POST /oauth/login refused`. */
export type Exercise = `${string} ${string} ${'success' | 'refused'}`;

function outcomeOf(status: number, isFile: boolean, payload: unknown): 'success' | 'refused' | null {
  if (isFile) return 'success';
  if (typeof payload !== 'string') return null;
  if (!payload.startsWith('{')) return status === 200 ? 'success' : 'refused';
  const { resCode = '', code = 0 } = JSON.parse(payload) as { resCode?: string; code?: number };
  if (isSuccess({ resCode, code })) return 'success';
  // Being signed out is tested of every call at once and says nothing of any.
  return resCode === resultCodes.notSignedIn ? null : 'refused';
}

/** Notes which calls a test's server answered and how, where somebody asks for it. */
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

/** Keeps what the stranger found on a database, where somebody asks for it: `<database>.verdicts.json`. */
export function recordVerdicts(database: string, verdicts: readonly Verdict[]): void {
  if (folder !== undefined) writeFileSync(join(folder, `${database}.verdicts.json`), JSON.stringify(verdicts));
}
