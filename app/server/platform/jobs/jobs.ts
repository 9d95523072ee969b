import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { type Kysely, type QueryExecutorProvider, sql, type Transaction } from 'kysely';

import type { PlatformDatabase, PlatformTables, PlatformTransaction } from '../database/database.ts';
import type { Lane, Lanes } from './lane.ts';

/** A kind of job, declared by the part of the server that enqueues such jobs. */
export interface JobKind<Payload extends object> {
  readonly name: string;
  /** Name of the lane in which it runs. */
  readonly lane: string;
  /** Idempotency key of a job: two jobs with the same key are one. */
  readonly keyOf: (payload: Payload) => string;
  /** True when a failed job may be deleted in the end, because nothing depends on it. */
  readonly isDispensable: boolean;
}

/**
 * Runs a job. It calls external parties first, outside a transaction (every gateway is idempotent). The returned
 * function stores the result in the transaction that also deletes the job. A payload contains ids only, and sealed text
 * if it must contain personal data.
 */
export type JobHandler<Payload extends object, Tables> = (
  payload: Payload,
) => Promise<(tx: Transaction<Tables>) => Promise<void>>;

/** The handler of each kind of job, by the name of the kind. */
export type JobHandlers<Tables> = Readonly<Record<string, JobHandler<never, Tables>>>;

/**
 * Number of tries after which a job counts as failed. It is then shown in the metrics and retried every
 * `patientSeconds`.
 */
const maxAttempts = 12;

/** Longest pause between two tries of a job that doesn't count as failed yet. */
const longestPauseSeconds = 3600;

/** Pause between two tries of a job that counts as failed. */
const patientSeconds = 6 * 3600;

/** Enqueues a job in the caller's transaction. */
export async function enqueue<Payload extends object>(
  tx: PlatformTransaction,
  { name, lane, keyOf }: JobKind<Payload>,
  payload: Payload,
): Promise<void> {
  await tx
    .insertInto('jobs')
    .values({ kind: name, lane, key: keyOf(payload), payload: JSON.stringify(payload) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

interface ClaimedJob {
  readonly id: number;
  readonly kind: string;
  readonly lane: string;
  readonly payload: never;
  readonly attempts: number;
}

/** Claims one due job. Its next run time is the end of the lease, so a job of a stopped worker becomes due again. */
async function claim(
  database: QueryExecutorProvider,
  leaseSeconds: number,
  lane: string | undefined,
): Promise<ClaimedJob | undefined> {
  const ofLane = lane === undefined ? sql`` : sql`and lane = ${lane}`;
  const { rows } = await sql<ClaimedJob>`
    update jobs set attempts = attempts + 1, run_at = now() + ${leaseSeconds} * interval '1 second'
    where id = (
      select id from jobs where run_at <= now() ${ofLane}
      order by run_at, id limit 1 for update skip locked
    )
    returning id, kind, lane, payload, attempts`.execute(database);
  return rows[0];
}

async function putBack(database: QueryExecutorProvider, job: ClaimedJob, error: unknown): Promise<void> {
  const isGivenUp = job.attempts >= maxAttempts;
  const pause = isGivenUp ? patientSeconds : Math.min(longestPauseSeconds, 2 ** job.attempts);
  await sql`
    update jobs set
      last_error = ${error instanceof Error ? error.name : typeof error},
      run_at = now() + ${pause} * interval '1 second',
      failed_at = case when ${isGivenUp}::boolean then coalesce(failed_at, now()) end
    where id = ${job.id} and attempts = ${job.attempts}`.execute(database);
}

/** Thrown when a job takes longer than its lane allows. */
class LaneTimeout extends Error {
  override readonly name = 'LaneTimeout';
}

/** `party`: the external party caused the failure; `own`: the job or this server caused it. */
type FailureOf = 'party' | 'own';

/** A job that has ended, for the log and the metrics. */
export interface JobEnd {
  readonly kind: string;
  readonly lane: string;
  readonly seconds: number;
  /** Undefined when the job succeeded. */
  readonly failure?: { readonly error: unknown; readonly of: FailureOf; readonly isGivenUp: boolean };
}

/** Dependencies of the program that runs jobs. */
export interface JobRunner<Tables = PlatformTables> {
  readonly database: Kysely<Tables>;
  readonly handlers: JobHandlers<Tables>;
  readonly leaseSeconds: number;
  /** Called for each failed job; `kind` is null when the jobs couldn't be read. */
  readonly onFailure: (kind: string | null, error: unknown) => void;
  /** Called for each job that has ended. */
  readonly onEnd?: (end: JobEnd) => void;
  readonly lanes: Lanes;
}

/** Names of errors that no external party causes: errors of the language, errors of the database, and refusals. */
const ownErrors: ReadonlySet<string> = new Set(['TypeError', 'RangeError', 'SyntaxError', 'Refusal', 'NoResultError']);

const isOwnError = (error: unknown): boolean =>
  error instanceof Error && (ownErrors.has(error.name) || ('severity' in error && 'routine' in error));

/** Waits for the handler's result. @throws LaneTimeout when it takes too long */
async function inTime<Answer>(work: Promise<Answer>, { timeoutMs }: Lane, kind: string): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LaneTimeout(`${kind} took longer than ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Renews the lease of a running job, so that no other worker takes a long job. */
function keepLease(database: QueryExecutorProvider, job: ClaimedJob, leaseSeconds: number): () => void {
  if (leaseSeconds === 0) return () => {};
  const renew = () =>
    sql`
      update jobs set run_at = now() + ${leaseSeconds} * interval '1 second'
      where id = ${job.id} and attempts = ${job.attempts}`.execute(database);
  // When the database can't be reached, the lease expires; this is safe because jobs are idempotent.
  const timer = setInterval(() => void renew().catch(() => {}), (leaseSeconds * 1000) / 2);
  return () => clearInterval(timer);
}

/**
 * Stores a job's result in the transaction that deletes the job. Does nothing when another worker has taken the job.
 */
const finish = <Tables>(
  database: Kysely<Tables>,
  job: ClaimedJob,
  write: (tx: Transaction<Tables>) => Promise<void>,
): Promise<void> =>
  database.transaction().execute(async (tx) => {
    const mine = await sql`delete from jobs where id = ${job.id} and attempts = ${job.attempts}`.execute(tx);
    if (mine.numAffectedRows === 1n) await write(tx);
  });

async function failureOf<Tables>(runner: JobRunner<Tables>, job: ClaimedJob): Promise<JobEnd['failure']> {
  let of: FailureOf = 'own';
  try {
    const lane = ownValue(runner.lanes, job.lane);
    const handler = ownValue(runner.handlers, job.kind);
    if (!lane || !handler) throw new TypeError(`no lane or handler for ${job.kind}`);
    const write = await inTime(handler(job.payload), lane, job.kind).catch((error: unknown) => {
      of = isOwnError(error) ? 'own' : 'party';
      throw error;
    });
    await finish(runner.database, job, write);
    return undefined;
  } catch (error) {
    return { error, of, isGivenUp: job.attempts >= maxAttempts };
  }
}

/**
 * Runs one due job. False when no job is due. A failed job is retried with growing pauses.
 *
 * @param lane takes jobs of this lane only
 */
export async function runOneJob<Tables>(runner: JobRunner<Tables>, lane?: string): Promise<boolean> {
  const { database, leaseSeconds, onFailure, onEnd } = runner;
  const job = await claim(database, leaseSeconds, lane);
  if (!job) return false;
  const from = performance.now();
  const release = keepLease(database, job, leaseSeconds);
  const failure = await failureOf(runner, job).finally(release);
  const end = { kind: job.kind, lane: job.lane, seconds: (performance.now() - from) / 1000 };
  onEnd?.(failure ? { ...end, failure } : end);
  if (failure) {
    onFailure(job.kind, failure.error);
    await putBack(database, job, failure.error);
  }
  return true;
}

/** Number of due jobs in each lane that has any. */
export async function dueJobs(database: QueryExecutorProvider): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ lane: string; due: number }>`
    select lane, count(*)::int as due from jobs where run_at <= now() group by lane`.execute(database);
  return new Map(rows.map(({ lane, due }) => [lane, due]));
}

/**
 * Makes all running jobs due at once. It is called at the start of the only process on an embedded database, when no
 * other process can have a lease.
 */
export async function releaseLeases(database: PlatformDatabase): Promise<void> {
  await database
    .updateTable('jobs')
    .set({ run_at: sql<Date>`now()` })
    .where('failed_at', 'is', null)
    .execute();
}
