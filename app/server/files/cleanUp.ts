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

/** How long an uploaded file may lie until something is made of it. */
const unattachedLifeMs = 30 * dayMs;

/** How long after its time an upload that never came is still expected. */
const expectedLifeMs = dayMs;

/** Files that one statement looks for: the embedded database answers nothing else meanwhile. */
const batch = 25;

/** Files that are removed in one round. */
const mostARound = 200;

/** Removes a file unless something names it meanwhile; the object goes with a job, so that a crash leaves none behind. */
const removeFile = (database: Database, { id, key }: UnusedFile): Promise<void> =>
  database.transaction().execute(async (tx) => {
    const isGone = await deleteUnused(tx, id);
    if (isGone) await enqueue(tx, fileRemove, { key });
  });

/** Removes unattached files, some at a time, at most `mostARound`. */
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
 * Removes uploaded files of which nothing was made: no order has them, and nothing unfinished of their agent names them.
 * What names a file is read from the keys that are kept beside sealed content: nothing is opened.
 */
export async function removeUnattachedFiles({ database, clock, wakeWorker }: Services): Promise<void> {
  const now = clock.now().getTime();
  await removeSome(database, wakeWorker, {
    storedBefore: new Date(now - unattachedLifeMs),
    expectedBefore: new Date(now - expectedLifeMs),
    agentId: null,
  });
}

/** Removes files of one agent that nothing names since an hour or longer, before their time: the agent needs the room. */
export async function makeRoomFor({ database, clock, wakeWorker }: Services, agentId: string): Promise<void> {
  const before = new Date(clock.now().getTime() - hourMs);
  await removeSome(database, wakeWorker, { storedBefore: before, expectedBefore: before, agentId });
}

/** The job that removes the object of a file that is gone, with its thumbnail. */
export const removeObject =
  ({ objects }: Services): JobHandler<FileJob> =>
  async ({ key }) => {
    await objects.remove(thumbnailKeyOf(key));
    await objects.remove(key);
    return () => Promise.resolve();
  };
