import { sql } from 'kysely';

import type { Database, DatabaseTransaction } from '../database/database.ts';

/** What a job says about itself; ids only, and sealed text where it must carry personal data. */
export interface JobPayloads {
  readonly 'sms.send': { readonly key: string; readonly sealed: string };
  readonly 'policy.issue': { readonly orderId: number };
  readonly 'payment.refund': { readonly paymentId: string };
  readonly 'mail.send': { readonly mailId: string };
  /** The event that brought the endorsement to the review: a later one makes another job. */
  readonly 'endorsement.review': { readonly endorsementId: number; readonly eventId: number };
  readonly 'endorsement.refund': { readonly refundId: string };
  readonly 'endorsement.mail': { readonly mailId: string };
  /** The event that made the invoice wait for the insurer. */
  readonly 'invoice.issue': { readonly invoiceId: number; readonly eventId: number };
  readonly 'invoice.mail': { readonly mailId: string };
  readonly 'order.close': { readonly orderId: number };
  readonly 'endorsement.close': { readonly endorsementId: number };
  readonly 'file.remove': { readonly key: string };
}

export type JobKind = keyof JobPayloads;

/**
 * Does a job. The outside world is called first, without a transaction (every gateway is idempotent); what comes back
 * is written by the returned function, in the transaction that also removes the job.
 */
export type JobHandlers = {
  readonly [Kind in JobKind]: (payload: JobPayloads[Kind]) => Promise<(tx: DatabaseTransaction) => Promise<void>>;
};

const maxAttempts = 12;

/** Notes a job in the transaction that decided on it. The same key twice is one job. */
export async function enqueue<Kind extends JobKind>(
  tx: DatabaseTransaction,
  kind: Kind,
  key: string,
  payload: JobPayloads[Kind],
): Promise<void> {
  await tx
    .insertInto('jobs')
    .values({ kind, key, payload: JSON.stringify(payload) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

interface ClaimedJob {
  readonly id: number;
  readonly kind: JobKind;
  readonly payload: never;
  readonly attempts: number;
}

/** Claims one due job. Its next run time is its lease: the job of a worker that died comes back by itself. */
async function claim(database: Database, leaseSeconds: number): Promise<ClaimedJob | undefined> {
  const { rows } = await sql<ClaimedJob>`
    update jobs set attempts = attempts + 1, run_at = now() + ${leaseSeconds} * interval '1 second'
    where id = (
      select id from jobs where run_at <= now() and failed_at is null
      order by run_at, id limit 1 for update skip locked
    )
    returning id, kind, payload, attempts`.execute(database);
  return rows[0];
}

async function putBack(database: Database, job: ClaimedJob, error: unknown): Promise<void> {
  await sql`
    update jobs set
      last_error = ${error instanceof Error ? error.name : typeof error},
      run_at = now() + least(3600, power(2, attempts)) * interval '1 second',
      failed_at = case when attempts >= ${maxAttempts} then now() end
    where id = ${job.id} and attempts = ${job.attempts}`.execute(database);
}

/** What working off jobs takes. */
export interface JobRunner {
  readonly database: Database;
  readonly handlers: JobHandlers;
  readonly leaseSeconds: number;
  /** Told of a job that failed; null: the jobs themselves couldn't be read. */
  readonly onFailure: (kind: JobKind | null, error: unknown) => void;
}

/** Runs one due job; false where none is due. A job that fails is tried again later and later. */
export async function runOneJob({ database, handlers, leaseSeconds, onFailure }: JobRunner): Promise<boolean> {
  const job = await claim(database, leaseSeconds);
  if (!job) return false;
  try {
    const write = await handlers[job.kind](job.payload);
    await database.transaction().execute(async (tx) => {
      const mine = await tx
        .deleteFrom('jobs')
        .where('id', '=', job.id)
        .where('attempts', '=', job.attempts)
        .returning('id')
        .executeTakeFirst();
      if (mine) await write(tx);
    });
  } catch (error) {
    onFailure(job.kind, error);
    await putBack(database, job, error);
  }
  return true;
}

/** At the start of the only process on an embedded database nobody else holds a lease: what was under way is due at once. */
export async function releaseLeases(database: Database): Promise<void> {
  await database
    .updateTable('jobs')
    .set({ run_at: sql<Date>`now()` })
    .where('failed_at', 'is', null)
    .execute();
}
