import type { Database, DatabaseTransaction } from '../tables/database.ts';
import {
  blockedUntilOf,
  clearFailures,
  failuresSince,
  takeBackFailure,
  writeFailures,
} from './loginFailureRepository.ts';
import { lockForCodes } from './repository.ts';

/** Failures that cost nothing; from the next one on each doubles the wait. */
const freeFailures = 4;
const firstWaitMs = 60_000;
const longestWaitMs = 3_600_000;

/** After a day without a failure the count restarts. */
const memoryMs = 24 * 3_600_000;

const waitAfter = (failures: number): number =>
  failures <= freeFailures ? 0 : Math.min(firstWaitMs * 2 ** (failures - freeFailures - 1), longestWaitMs);

async function countOne(tx: DatabaseTransaction, subjectIndex: Uint8Array, now: Date): Promise<void> {
  const before = await failuresSince(tx, subjectIndex, new Date(now.getTime() - memoryMs));
  const failures = before + 1;
  await writeFailures(tx, subjectIndex, {
    failures,
    last_at: now,
    blocked_until: new Date(now.getTime() + waitAfter(failures)),
  });
}

/**
 * Counts a try at a password as failed before it is looked at, for each subject (name, address); a right one is taken
 * back afterwards. So tries that come at once don't slip past the count together. Gives back the seconds to wait, 0
 * where the try may go on.
 */
export async function beginTry(database: Database, subjects: readonly Uint8Array[], now: Date): Promise<number> {
  return database.transaction().execute(async (tx) => {
    await lockForCodes(tx, subjects);
    const blockedUntil = await blockedUntilOf(tx, subjects);
    const waitMs = (blockedUntil?.getTime() ?? 0) - now.getTime();
    if (waitMs > 0) return Math.ceil(waitMs / 1000);
    for (const subject of subjects) await countOne(tx, subject, now);
    return 0;
  });
}

/** The password was right: resets the count of the name and returns the try to the address. */
export async function forgiveTry(
  database: Database,
  { name, address }: { readonly name: Uint8Array; readonly address: Uint8Array },
): Promise<void> {
  await database.transaction().execute(async (tx) => {
    await clearFailures(tx, name);
    await takeBackFailure(tx, address);
  });
}
