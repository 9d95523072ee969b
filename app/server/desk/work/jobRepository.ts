import { sql } from 'kysely';

import { rowsOnPage } from '../../../contract/desk/work/rows.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';

/**
 * Returns one page of the failed jobs of a lane, without their payload; of all lanes if `lane` is empty. The job that
 * failed first comes first.
 */
export async function failedJobPage(
  tx: DatabaseTransaction,
  { lane, page }: { readonly lane: string; readonly page: number },
) {
  const found = tx
    .selectFrom('jobs')
    .where('failed_at', 'is not', null)
    .$if(lane !== '', (query) => query.where('lane', '=', lane));
  const rows = await found
    .select(['id', 'kind', 'lane', 'attempts', 'last_error', 'failed_at', 'run_at'])
    .orderBy('failed_at')
    .orderBy('id')
    .limit(rowsOnPage)
    .offset((page - 1) * rowsOnPage)
    .execute();
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { total, rows };
}

/** A failed job as the operator saw it. `attempts` shows whether the job was repeated since then. */
export interface SeenJob {
  readonly id: string;
  readonly attempts: number;
}

/**
 * Locks a failed job. Returns undefined if the job was repeated since the operator saw it, was deleted, or is being run
 * by a worker.
 */
export const lockFailedJob = (tx: DatabaseTransaction, { id, attempts }: SeenJob) =>
  tx
    .selectFrom('jobs')
    .select(['id', 'kind'])
    .where('id', '=', Number(id))
    .where('attempts', '=', attempts)
    .where('failed_at', 'is not', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Makes a job due immediately. */
export async function makeJobDue(tx: DatabaseTransaction, id: number): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ run_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Deletes a job that an operator has given up. */
export async function deleteJob(tx: DatabaseTransaction, id: number): Promise<void> {
  await tx.deleteFrom('jobs').where('id', '=', id).execute();
}

/** Returns the number of failed jobs, and the instant at which the first of them failed; null if no job has failed. */
export const waitingJobs = (tx: DatabaseTransaction) =>
  tx
    .selectFrom('jobs')
    .select([sql<number>`count(*)::int`.as('waiting'), sql<Date | null>`min(failed_at)`.as('oldest')])
    .where('failed_at', 'is not', null)
    .executeTakeFirstOrThrow();
