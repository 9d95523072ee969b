import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { Client } from 'pg';
import type { TestProject } from 'vitest/node';

import { findPostgres } from './findPostgres.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL server on which tests make databases of their own. */
    postgresUrl: string;
  }
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

const idOf = (flag: '-u' | '-g', user: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));

/** PostgreSQL refuses to run as root: the account that its package made runs it then. */
function ownerOfServer(): Owner | null {
  if (process.getuid?.() !== 0) return null;
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) };
    } catch {
      continue; // no such account
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no account postgres or nobody to run it as.');
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

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

async function startServer(bin: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const owner = ownerOfServer();
  const folder = mkdtempSync(join(tmpdir(), 'tuanbao-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const account = owner ?? {};
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, 'initdb'), init, { ...account, cwd: folder, stdio: 'pipe' });
  const port = await freePort();
  const options = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: 'off',
    max_connections: '200',
  };
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...account, cwd: folder, stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(url, server);
  return {
    url,
    async stop() {
      server.kill('SIGINT'); // fast shutdown: open sessions are ended
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Gives the server tests a PostgreSQL: `TEST_DATABASE_URL`, or the machine's programs on a free port in a temporary folder. */
export default async function providePostgres(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    project.provide('postgresUrl', given);
    return undefined;
  }
  const found = findPostgres();
  if (!found) {
    throw new Error(
      'The server tests need PostgreSQL 15 or later: install it (Debian: apt-get install postgresql) or name a server in TEST_DATABASE_URL.',
    );
  }
  const { url, stop } = await startServer(found.bin);
  project.provide('postgresUrl', url);
  return stop;
}
