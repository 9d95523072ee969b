import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = join(import.meta.dirname, '../../../..');

/** Seconds without requests after which the server is measured as idle. */
const idleAfter = 5;

interface Started {
  /** Milliseconds from the start of the command until the server prints its address. */
  readonly ms: number;
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the server as `npm start` does, on the embedded database. */
async function start(dataDir: string): Promise<Started> {
  const from = performance.now();
  const server = spawn(process.execPath, [join(root, 'app/start/start.mjs')], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: '0', SANDBOX_PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let written = '';
    server.stdout.on('data', (data: Buffer) => {
      const [, address] = /^团保 tuanbao (http:\/\/\S+) /m.exec((written += data.toString())) ?? [];
      if (address !== undefined) resolve(address);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    ms: performance.now() - from,
    url,
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** Returns the resident memory in bytes that the server reports at `/metrics`. */
async function residentBytes(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(figures)?.[1]);
}

const megabyte = 1024 * 1024;

/**
 * Measures a first start, a start with existing data, and the idle server. `npm run bench` installs and builds
 * everything before this function runs.
 */
export async function startFigures() {
  const dataDir = mkdtempSync(join(tmpdir(), 'tuanbao-bench-server-'));
  try {
    const cold = await start(dataDir);
    await cold.stop();
    const warm = await start(dataDir);
    await pause(idleAfter * 1000);
    const idle = await residentBytes(warm.url);
    await warm.stop();
    return [
      { name: 'start, empty folder', value: cold.ms / 1000, unit: 's', limit: 6 },
      { name: 'start, folder there', value: warm.ms / 1000, unit: 's', limit: 1.5 },
      { name: 'idle on the embedded database', value: idle / megabyte, unit: 'MB RSS', limit: 250 },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
