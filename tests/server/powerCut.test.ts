import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openEmbedded } from '../../app/server/tables/openDatabase.ts';

/** A write to a file: the position and the written bytes. */
interface Write {
  readonly kind: 'write';
  readonly file: string;
  readonly at: number;
  readonly bytes: Buffer;
}

/** A recorded operation on the files. */
type Step =
  | Write
  | { readonly kind: 'truncate'; readonly file: string; readonly length: number }
  | { readonly kind: 'open' | 'remove' | 'directory' | 'sync'; readonly file: string }
  | { readonly kind: 'move'; readonly file: string; readonly to: string }
  | { readonly kind: 'acknowledged'; readonly orders: number };

const isWrite = (step: Step): step is Write => step.kind === 'write';

const real = { ...fs };
const writing = fs.constants.O_WRONLY | fs.constants.O_RDWR;

/** Starts to record all operations on the files in a folder. `stop` ends the recording. */
function recorded(folder: string): { readonly steps: Step[]; stop(): void } {
  const steps: Step[] = [];
  const files = new Map<number, string>();
  const inside = (path: unknown): string | null =>
    typeof path === 'string' && path.startsWith(folder) ? relative(folder, path) : null;
  const noted = (path: unknown, step: (file: string) => Step): void => {
    const file = inside(path);
    if (file !== null) steps.push(step(file));
  };
  const patched = {
    openSync(path: fs.PathLike, flags: fs.OpenMode, mode?: fs.Mode) {
      const descriptor = real.openSync(path, flags, mode);
      const file = inside(path);
      if (file !== null) files.set(descriptor, file);
      if (file !== null && (typeof flags !== 'number' || (flags & writing) !== 0)) {
        steps.push({ kind: 'open', file });
        if (typeof flags === 'number' && (flags & fs.constants.O_TRUNC) !== 0)
          steps.push({ kind: 'truncate', file, length: 0 });
      }
      return descriptor;
    },
    closeSync(descriptor: number) {
      files.delete(descriptor);
      real.closeSync(descriptor);
    },
    writeSync(descriptor: number, data: Uint8Array, offset: number, length: number, position: number) {
      const written = real.writeSync(descriptor, data, offset, length, position);
      const file = files.get(descriptor);
      const bytes = Buffer.from(data.subarray(offset, offset + written));
      if (file !== undefined) steps.push({ kind: 'write', file, at: position, bytes });
      return written;
    },
    fsyncSync(descriptor: number) {
      real.fsyncSync(descriptor);
      const file = files.get(descriptor);
      if (file !== undefined) steps.push({ kind: 'sync', file });
    },
    ftruncateSync(descriptor: number, length = 0) {
      real.ftruncateSync(descriptor, length);
      const file = files.get(descriptor);
      if (file !== undefined) steps.push({ kind: 'truncate', file, length });
    },
    truncateSync(path: fs.PathLike, length = 0) {
      real.truncateSync(path, length);
      noted(path, (file) => ({ kind: 'truncate', file, length }));
    },
    renameSync(from: fs.PathLike, to: fs.PathLike) {
      real.renameSync(from, to);
      noted(from, (file) => ({ kind: 'move', file, to: inside(to) ?? file }));
      for (const [descriptor, file] of files) if (file === inside(from)) files.set(descriptor, inside(to) ?? file);
    },
    unlinkSync(path: fs.PathLike) {
      real.unlinkSync(path);
      noted(path, (file) => ({ kind: 'remove', file }));
    },
    mkdirSync(path: fs.PathLike, options?: fs.MakeDirectoryOptions) {
      real.mkdirSync(path, options);
      noted(path, (file) => ({ kind: 'directory', file }));
    },
  };
  Object.assign(fs, patched);
  syncBuiltinESMExports();
  return {
    steps,
    stop() {
      for (const name of Object.keys(patched)) Object.assign(fs, { [name]: real[name as keyof typeof patched] });
      syncBuiltinESMExports();
    },
  };
}

/** Returns a random number generator. The same seed gives the same numbers, so a run can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Returns the writes that are on the disk after a power cut. Every synced write is on the disk. Every other write is on
 * the disk with a probability of 50 %.
 */
function survivors(steps: readonly Step[], random: () => number): ReadonlySet<Step> {
  const kept = new Set<Step>();
  const pending = new Map<string, Step[]>();
  for (const step of steps) {
    if (step.kind === 'write') pending.set(step.file, [...(pending.get(step.file) ?? []), step]);
    if (step.kind === 'move') pending.set(step.to, pending.get(step.file) ?? []);
    if (step.kind === 'sync') {
      pending.get(step.file)?.forEach((write) => kept.add(write));
      pending.delete(step.file);
    }
  }
  for (const writes of pending.values()) for (const write of writes) if (random() < 0.5) kept.add(write);
  return kept;
}

function writeAt(path: string, at: number, bytes: Buffer, isKept: boolean): void {
  const descriptor = real.openSync(path, 'r+');
  if (isKept) real.writeSync(descriptor, bytes, 0, bytes.length, at);
  else if (real.fstatSync(descriptor).size < at + bytes.length) real.ftruncateSync(descriptor, at + bytes.length);
  real.closeSync(descriptor);
}

/** Repeats the operations in another folder. Writes that didn't reach the disk are left out. */
function replay(folder: string, steps: readonly Step[], kept: ReadonlySet<Step>): void {
  for (const step of steps) {
    if (step.kind === 'acknowledged' || step.kind === 'sync') continue;
    const path = join(folder, step.file);
    if (step.kind === 'directory') real.mkdirSync(path, { recursive: true });
    else if (step.kind === 'open') real.closeSync(real.openSync(path, 'a'));
    else if (step.kind === 'remove') real.rmSync(path, { force: true });
    else if (step.kind === 'move') real.renameSync(path, join(folder, step.to));
    else if (step.kind === 'truncate') real.truncateSync(path, step.length);
    else if (isWrite(step)) writeAt(path, step.at, step.bytes, kept.has(step));
  }
}

/** Number of simulated power cuts. `npm run torture` sets a higher number. */
const cuts = Number(process.env['POWER_CUTS'] ?? 6);

describe('the embedded database', () => {
  const home = real.mkdtempSync(join(tmpdir(), 'tuanbao-power-'));
  const [before, live] = [join(home, 'before'), join(home, 'live')];
  let steps: readonly Step[] = [];

  beforeAll(async () => {
    const empty = await openEmbedded(live);
    await sql`create table orders (id int primary key, body text)`.execute(empty.database);
    await sql`create table persons (order_id int references orders, n int, name text, primary key (order_id, n))`.execute(
      empty.database,
    );
    await empty.close();
    real.cpSync(live, before, { recursive: true });

    const recording = recorded(live);
    const { database, close } = await openEmbedded(live);
    for (let id = 1; id <= 60; id += 1) {
      await database.transaction().execute(async (tx) => {
        await sql`insert into orders values (${id}, ${'x'.repeat((id * 7919) % 3000)})`.execute(tx);
        await sql`insert into persons select ${id}, n, '张三' from generate_series(1, 10) n`.execute(tx);
      });
      recording.steps.push({ kind: 'acknowledged', orders: id });
      if (id % 20 === 0) await sql`checkpoint`.execute(database);
    }
    recording.stop();
    steps = recording.steps;
    await close();
  });
  afterAll(() => real.rmSync(home, { recursive: true, force: true }));

  test(`keeps every acknowledged order through ${cuts} power cuts`, { timeout: cuts * 20_000 }, async () => {
    const random = randomFrom(20_261_120);
    expect(steps.filter(({ kind }) => kind === 'sync').length).toBeGreaterThan(60);
    for (let round = 0; round < cuts; round += 1) {
      const done = steps.slice(0, Math.floor(steps.length * (0.1 + 0.9 * random())));
      const acknowledged = done.reduce((last, step) => (step.kind === 'acknowledged' ? step.orders : last), 0);
      const folder = join(home, `cut-${round}`);
      real.cpSync(before, folder, { recursive: true });
      replay(folder, done, survivors(done, random));

      const { database, close } = await openEmbedded(folder);
      const { rows } = await sql<{ orders: number; torn: number }>`
        select count(*)::int as orders,
          count(*) filter (where (select count(*) from persons p where p.order_id = o.id) <> 10)::int as torn
        from orders o`.execute(database);
      await close();
      real.rmSync(folder, { recursive: true, force: true });

      expect(rows[0]?.orders).toBeGreaterThanOrEqual(acknowledged);
      expect(rows[0]?.torn).toBe(0);
    }
  });
});
