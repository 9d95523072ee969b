import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { serverArguments, serverEnvironment, sourceArguments } from '../../app/start/serverCommand.mjs';

const root = join(import.meta.dirname, '../..');

/** The real server, running in a separate process. */
export interface ServerProcess {
  readonly pid: number;
  readonly url: string;
  /** Returns the server's standard error output so far. */
  readonly errors: () => string;
  /** Ends the process at once with SIGKILL, without any clean-up. */
  kill(): Promise<void>;
  /** Stops the process in an orderly way. Returns its exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts the real server with the environment of `npm start`. Waits until the server prints that it is ready.
 *
 * @param from `sources` runs the source files. `built` runs the build, as `npm start` does; the build must exist
 * @throws when the process ends before it is ready
 */
export async function startServerProcess(
  environment: Readonly<Record<string, string>>,
  from: 'sources' | 'built' = 'sources',
): Promise<ServerProcess> {
  const server = spawn(process.execPath, from === 'built' ? serverArguments : sourceArguments, {
    cwd: root,
    // The number of calls isn't limited, because one agent makes the calls of many agents here.
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
