import type { Database, DatabaseTransaction } from '../tables/database.ts';
import {
  blockedUntilOf,
  clearFailures,
  failuresSince,
  takeBackFailure,
  writeFailures,
} from './loginFailureRepository.ts';
import { lockForCodes } from './repository.ts';

/**
 * Number of failed password attempts that cause no waiting time. The fifth failure causes a waiting time of
 * `firstWaitMs`. Each failure after the fifth doubles the waiting time, up to `longestWaitMs`.
 */
const freeFailures = 4;
const firstWaitMs = 60_000;
const longestWaitMs = 3_600_000;

/**
 * Time in milliseconds. If a subject has no failed attempt in this time, the number of the subject's failures starts
 * again at 0.
 */
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
 * Counts an allowed password attempt as failed before the password is checked, so that parallel attempts are all
 * counted. The attempt is counted for each subject: the user name and the client's address. If the password is correct,
 * the caller must call `forgiveTry`. Returns 0 when the attempt is allowed; otherwise the number of seconds to wait.
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

/**
 * Called after a correct password. Resets the number of failures of the user name, and removes this attempt from the
 * failures of the address.
 */
export async function forgiveTry(
  database: Database,
  { name, address }: { readonly name: Uint8Array; readonly address: Uint8Array },
): Promise<void> {
  await database.transaction().execute(async (tx) => {
    await clearFailures(tx, name);
    await takeBackFailure(tx, address);
  });
}
