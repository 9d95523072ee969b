import { sql } from 'kysely';

import { rowsOnPage } from '../../../contract/desk/work/rows.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';

/** One page of failed jobs, without their payload. Those that failed first come first. */
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

/** A failed job in the state in which the operator saw it: with this number of attempts. */
export interface SeenJob {
  readonly id: string;
  readonly attempts: number;
}

/** Locks a failed job. If it was tried again or is gone, or a worker runs it, returns undefined. */
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

/** Makes a job due at once. */
export async function makeJobDue(tx: DatabaseTransaction, id: number): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ run_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Deletes a job. */
export async function deleteJob(tx: DatabaseTransaction, id: number): Promise<void> {
  await tx.deleteFrom('jobs').where('id', '=', id).execute();
}

/** Number of failed jobs, and the instant at which the first of them failed. */
export const waitingJobs = (tx: DatabaseTransaction) =>
  tx
    .selectFrom('jobs')
    .select([sql<number>`count(*)::int`.as('waiting'), sql<Date | null>`min(failed_at)`.as('oldest')])
    .where('failed_at', 'is not', null)
    .executeTakeFirstOrThrow();
