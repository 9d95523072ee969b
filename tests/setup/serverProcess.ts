import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { serverArguments, serverEnvironment, sourceArguments } from '../../app/start/serverCommand.mjs';

const root = join(import.meta.dirname, '../..');

/** The real server in its own process. */
export interface ServerProcess {
  readonly pid: number;
  readonly url: string;
  /** Standard error output of the server so far. */
  readonly errors: () => string;
  /** Ends the process at once, like a power cut or the kernel. */
  kill(): Promise<void>;
  /** Asks the process to stop. Returns its exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts the real server with the environment of `npm start` and waits for the line that it prints when it is ready.
 *
 * @param from `sources` runs the source files; `built` runs the build, as `npm start` does, and must be prepared before
 * @throws when the process ends before it is ready
 */
export async function startServerProcess(
  environment: Readonly<Record<string, string>>,
  from: 'sources' | 'built' = 'sources',
): Promise<ServerProcess> {
  const server = spawn(process.execPath, from === 'built' ? serverArguments : sourceArguments, {
    cwd: root,
    // Calls have no limit because one agent makes the calls of many agents here.
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
