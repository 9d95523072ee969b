import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { serverArguments, serverEnvironment } from '../../../../app/start/serverCommand.mjs';

const root = join(import.meta.dirname, '../../../..');
const nodeOptions = serverArguments.slice(0, -1);

/** Seconds without requests after which the server is measured as idle. */
const idleAfter = 5;

interface Started {
  /** Milliseconds from the start of the command until the server prints its address. */
  readonly ms: number;
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the server as `npm start` does, on the embedded database. */
const startOurs = (dataDir: string) => started([join(root, 'app/start/start.mjs')], dataDir);

/** Starts a plain server on the same database: Node, Fastify and the embedded database, and nothing else. */
const startBare = (dataDir: string) =>
  started([...nodeOptions, join(import.meta.dirname, 'bareStart.ts')], dataDir, serverEnvironment);

async function started(command: readonly string[], dataDir: string, more: NodeJS.ProcessEnv = {}): Promise<Started> {
  const from = performance.now();
  const server = spawn(process.execPath, command, {
    cwd: root,
    env: {
      ...more,
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      SANDBOX_PORT: '0',
      DATA_DIR: dataDir,
    },
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

/** Number of starts with existing data. Ours and the plain server take turns; the reported values are medians. */
const warmStarts = 5;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Measures a first start, starts with existing data beside those of a plain server, and the idle server. `npm run
 * bench` installs and builds everything before this function runs.
 */
export async function startFigures() {
  const dataDir = mkdtempSync(join(tmpdir(), 'tuanbao-bench-server-'));
  const timeOf = async (start: (dataDir: string) => Promise<Started>) => {
    const server = await start(dataDir);
    await server.stop();
    return server.ms / 1000;
  };
  try {
    const cold = await timeOf(startOurs);
    await timeOf(startBare); // The first start compiles the code and keeps it for the later starts.
    const [ours, bare]: [number[], number[]] = [[], []];
    for (let index = 0; index < warmStarts; index += 1) {
      ours.push(await timeOf(startOurs));
      bare.push(await timeOf(startBare));
    }
    const server = await startOurs(dataDir);
    await pause(idleAfter * 1000);
    const idle = await residentBytes(server.url);
    await server.stop();
    return [
      { name: 'start, empty folder', value: cold, unit: 's', limit: 6 },
      { name: 'start, folder there', value: median(ours), unit: 's', limit: 1.5 },
      { name: 'start, folder there: bare', value: median(bare), unit: 's' },
      { name: 'start, empty folder / bare', value: cold / median(bare), unit: '×', limit: 4 },
      { name: 'start, folder there / bare', value: median(ours) / median(bare), unit: '×', limit: 1.5 },
      { name: 'idle on the embedded database', value: idle / megabyte, unit: 'MB RSS', limit: 250 },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
