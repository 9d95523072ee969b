import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { Client } from 'pg';

import { freePort } from './freePort.ts';

/** A PostgreSQL server for the tests. It has a temporary folder and a free port. */
export interface PostgresServer {
  readonly url: string;
  /** Starts the server again after `stop`. Folder and port stay the same. */
  readonly start: () => Promise<void>;
  /** Stops the server and cuts open sessions. */
  readonly stop: () => Promise<void>;
  /** Stops the server and removes its folder. */
  readonly remove: () => Promise<void>;
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

const idOf = (flag: '-u' | '-g', user: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));

/**
 * Returns the account that runs the server; null for the current account. PostgreSQL refuses to run as root, so root
 * uses the account `postgres` or `nobody`.
 */
function ownerOfServer(): Owner | null {
  if (process.getuid?.() !== 0) return null;
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) };
    } catch {
      continue; // This account doesn't exist.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no account postgres or nobody to run it as.');
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + 20_000; ;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline || server.exitCode !== null) throw error;
      await pause(50);
    }
  }
}

/**
 * Creates and starts a server with the programs in the folder `bin`. fsync is off, because the data aren't needed after
 * the run.
 */
export async function newPostgresServer(bin: string): Promise<PostgresServer> {
  const owner = ownerOfServer();
  const folder = mkdtempSync(join(tmpdir(), 'tuanbao-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const account = owner ?? {};
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, 'initdb'), init, { ...account, cwd: folder, stdio: 'pipe' });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const options = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=200',
  ];
  const parameters = ['-D', data, '-p', String(port), ...options.flatMap((option) => ['-c', option])];

  let ended = Promise.resolve();
  let server: ChildProcess | null = null;
  const start = async () => {
    const started = spawn(join(bin, 'postgres'), parameters, { ...account, cwd: folder, stdio: 'ignore' });
    server = started;
    ended = new Promise<void>((resolve) => started.once('exit', () => resolve()));
    await untilReady(url, started);
  };
  const stop = async () => {
    server?.kill('SIGINT'); // On SIGINT, PostgreSQL ends its sessions and stops.
    await ended;
  };
  await start();
  return {
    url,
    start,
    stop,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
