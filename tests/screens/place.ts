import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startServerProcess } from '../setup/serverProcess.ts';

/** A data folder, and the server that uses it. */
export interface Place {
  readonly folder: string;
  readonly url: () => string;
  /** Returns the server's standard error output. */
  readonly errors: () => string;
  /** Stops the server, runs `work` with the data folder, and starts the server again. */
  whileStopped(work: (folder: string) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Today's date on the server. The rosters and fixtures assume this date. */
const today = '2026-11-20';

async function started(folder: string) {
  return startServerProcess({ DATA_DIR: folder, SANDBOX_PORT: '0', NODE_ENV: 'test', LOG_LEVEL: 'error' });
}

/** Starts the product with the sandbox's gateways and a new data folder. The server's clock shows `today`. */
export async function openPlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'tuanbao-screens-'));
  let server = await started(folder);
  await fetch(`${server.url}/sandbox/clock`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ today }),
  });
  return {
    folder,
    url: () => server.url,
    errors: () => server.errors(),
    async whileStopped(work) {
      await server.stop();
      await work(folder);
      server = await started(folder);
    },
    async close() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
