import { setImmediate as nextTurn } from 'node:timers/promises';

import { enqueue } from '../platform/jobs/jobs.ts';
import { thumbnailKeyOf } from '../platform/storage/thumbnailKey.ts';
import type { JobHandler } from '../services/lanes.ts';
import type { Services } from '../services/services.ts';
import type { Database } from '../tables/database.ts';
import { type FileJob, fileRemove } from './jobKinds.ts';
import { type Ages, deleteUnused, type UnusedFile, unusedFiles } from './unusedRepository.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Age in milliseconds at which `removeUnattachedFiles` removes a file that nothing uses. */
const unattachedLifeMs = 30 * dayMs;

/**
 * Milliseconds for which the row of an announced upload stays after the upload's deadline, if the file doesn't arrive.
 */
const expectedLifeMs = dayMs;

/**
 * Number of files that one database statement handles. While it runs, the embedded database runs no other statement.
 */
const batch = 25;

/** Number of files after which one clean-up round stops. */
const mostARound = 200;

/**
 * Removes a file if nothing refers to it. A job that is enqueued in the same transaction removes the object from the
 * store, so that a crash leaves no object behind.
 */
const removeFile = (database: Database, { id, key }: UnusedFile): Promise<void> =>
  database.transaction().execute(async (tx) => {
    const isGone = await deleteUnused(tx, id);
    if (isGone) await enqueue(tx, fileRemove, { key });
  });

/** Removes unused files in batches. Stops when no unused file is left, or at least `mostARound` files were handled. */
async function removeSome(database: Database, wakeWorker: () => void, ages: Ages): Promise<void> {
  for (let removed = 0; removed < mostARound;) {
    const files = await unusedFiles(database, ages, batch);
    for (const file of files) await removeFile(database, file);
    if (files.length > 0) wakeWorker();
    if (files.length < batch) return;
    removed += files.length;
    await nextTurn();
  }
}

/**
 * Removes uploaded files that are older than `unattachedLifeMs` if neither an order nor unfinished work of their agent
 * refers to them. The keys of used files are stored beside the encrypted content, so nothing needs to be decrypted.
 */
export async function removeUnattachedFiles({ database, clock, wakeWorker }: Services): Promise<void> {
  const now = clock.now().getTime();
  await removeSome(database, wakeWorker, {
    storedBefore: new Date(now - unattachedLifeMs),
    expectedBefore: new Date(now - expectedLifeMs),
    agentId: null,
  });
}

/**
 * Removes unused files of one agent that are at least an hour old. This function is called when the agent has reached
 * the storage limit.
 */
export async function makeRoomFor({ database, clock, wakeWorker }: Services, agentId: string): Promise<void> {
  const before = new Date(clock.now().getTime() - hourMs);
  await removeSome(database, wakeWorker, { storedBefore: before, expectedBefore: before, agentId });
}

/** The job that removes a deleted file and its thumbnail from the object store. */
export const removeObject =
  ({ objects }: Services): JobHandler<FileJob> =>
  async ({ key }) => {
    await objects.remove(thumbnailKeyOf(key));
    await objects.remove(key);
    return () => Promise.resolve();
  };
