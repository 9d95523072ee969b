import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { serverArguments, serverEnvironment, sourceArguments } from '../../app/start/serverCommand.mjs';

const root = join(import.meta.dirname, '../..');

/** The real server in a process of its own. */
export interface ServerProcess {
  readonly pid: number;
  readonly url: string;
  /** What it wrote to the standard error stream so far. */
  readonly errors: () => string;
  /** Ends the process as a power cut or the kernel would. */
  kill(): Promise<void>;
  /** Asks it to end; gives back its exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts the real server in the environment that `npm start` gives it and waits for its line.
 *
 * @param from its sources, or `built` as `npm start` runs it, which is to be prepared before
 * @throws where it ends before
 */
export async function startServerProcess(
  environment: Readonly<Record<string, string>>,
  from: 'sources' | 'built' = 'sources',
): Promise<ServerProcess> {
  const server = spawn(process.execPath, from === 'built' ? serverArguments : sourceArguments, {
    cwd: root,
    // one agent stands for many here, so calls of an agent have no limit
    env: { ...serverEnvironment, PATH: process.env['PATH'], PORT: '0', AGENT_CALLS_PER_MINUTE: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  let errors = '';
  server.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const line = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (data: Buffer) => resolve(data.toString()));
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${errors}`)));
  });
  return {
    pid: server.pid ?? 0,
    url: /http:\/\/\S+/.exec(line)?.[0] ?? '',
    errors: () => errors,
    async kill() {
      server.kill('SIGKILL');
      await ended;
    },
    stop() {
      server.kill('SIGTERM');
      return ended;
    },
  };
}
