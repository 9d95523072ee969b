import { statfs } from 'node:fs/promises';

import { sql } from 'kysely';

import type { PlatformDatabase } from './database.ts';

/** The repeated check of the free disk space of an embedded database. `stop` ends the check. */
export interface RoomGuard {
  stop(): void;
}

const everyMs = 500;

const bytesLeftIn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * Prevents the embedded database from filling its disk. On a full disk, the database would fail in the middle of a
 * write and could no longer be read. If less space than the reserve is free, the database becomes read-only and refuses
 * every write. When enough space is free again, the database accepts writes again.
 */
export function guardRoom(
  database: PlatformDatabase,
  folder: string,
  { reserveBytes, onChange }: { readonly reserveBytes: number; readonly onChange: (isFull: boolean) => void },
  onFailure: (error: unknown) => void,
): RoomGuard {
  let isFull = false;
  const look = async () => {
    const left = await bytesLeftIn(folder);
    // The higher limit prevents repeated switching near the reserve.
    const isFullNow = left < (isFull ? reserveBytes * 1.25 : reserveBytes);
    if (isFullNow === isFull) return;
    await sql`select set_config('default_transaction_read_only', ${isFullNow ? 'on' : 'off'}, false)`.execute(database);
    isFull = isFullNow;
    onChange(isFull);
  };
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look).catch(onFailure);
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
