import { statfs } from 'node:fs/promises';

import { sql } from 'kysely';

import type { PlatformDatabase } from './database.ts';

/** Watches over the room that is left on the disk of an embedded database. */
export interface RoomGuard {
  stop(): void;
}

const everyMs = 500;

const bytesLeftIn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * Keeps the embedded database from filling its disk: it would end in the middle of a write, with everything that reads.
 * Below the reserve it only reads, and every write is refused; with room again it writes again by itself.
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
    const isFullNow = left < (isFull ? reserveBytes * 1.25 : reserveBytes); // no flickering at the edge
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
