import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { type Kysely, type QueryExecutorProvider, sql, type Transaction } from 'kysely';

import type { PlatformDatabase, PlatformTables, PlatformTransaction } from '../database/database.ts';
import type { Lane, Lanes } from './lane.ts';

/** A kind of job. It is declared in the part of the server that enqueues such jobs. */
export interface JobKind<Payload extends object> {
  readonly name: string;
  /** Name of the lane in which jobs of this kind run. */
  readonly lane: string;
  /** Returns the idempotency key of a job. While a job is stored, no other job with the same key is stored. */
  readonly keyOf: (payload: Payload) => string;
  /** True when a failed job of this kind may be deleted after some time, because nothing depends on it. */
  readonly isDispensable: boolean;
}

/**
 * Runs a job. The handler may first call external parties, outside a transaction (each call has an idempotency key).
 * Then it returns a function that stores the result, in the transaction that also deletes the job. A payload contains
 * ids and, if personal data are needed, encrypted values.
 */
export type JobHandler<Payload extends object, Tables> = (
  payload: Payload,
) => Promise<(tx: Transaction<Tables>) => Promise<void>>;

/** For each kind of job, by its name: the handler that runs its jobs. */
export type JobHandlers<Tables> = Readonly<Record<string, JobHandler<never, Tables>>>;

/**
 * Number of tries after which a job counts as failed. The metrics then show the job, and it is retried every
 * `patientSeconds` seconds.
 */
const maxAttempts = 12;

/** Greatest number of seconds between two tries of a job that doesn't count as failed yet. */
const longestPauseSeconds = 3600;

/** Number of seconds between two tries of a job that counts as failed. */
const patientSeconds = 6 * 3600;

/** Adds a job to the queue, in the caller's transaction. If a job with the same key exists, does nothing. */
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

/**
 * Claims a due job for this worker; returns undefined if no job is due. The job's next run is set to the end of the
 * lease, so that the job becomes due again if this worker stops.
 */
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

/** Thrown when a job takes longer than the time limit of its lane. */
class LaneTimeout extends Error {
  override readonly name = 'LaneTimeout';
}

/** Cause of a job's failure. `party`: the external party failed. `own`: the job itself or this server failed. */
type FailureOf = 'party' | 'own';

/** Facts about a job that has ended, for the log and the metrics. */
export interface JobEnd {
  readonly kind: string;
  readonly lane: string;
  readonly seconds: number;
  /** The failure of the job; undefined when the job succeeded. */
  readonly failure?: { readonly error: unknown; readonly of: FailureOf; readonly isGivenUp: boolean };
}

/** Dependencies of the functions that run jobs. */
export interface JobRunner<Tables = PlatformTables> {
  readonly database: Kysely<Tables>;
  readonly handlers: JobHandlers<Tables>;
  readonly leaseSeconds: number;
  /**
   * Called for each failed try of a job; also called, with `kind` null, when jobs couldn't be read from the database.
   */
  readonly onFailure: (kind: string | null, error: unknown) => void;
  /** Called for each job that has ended, successfully or not. */
  readonly onEnd?: (end: JobEnd) => void;
  readonly lanes: Lanes;
}

/**
 * Names of errors that no external party causes: errors of the programming language, errors of the database, and
 * refusals.
 */
const ownErrors: ReadonlySet<string> = new Set(['TypeError', 'RangeError', 'SyntaxError', 'Refusal', 'NoResultError']);

const isOwnError = (error: unknown): boolean =>
  error instanceof Error && (ownErrors.has(error.name) || ('severity' in error && 'routine' in error));

/**
 * Waits for the result of a job's handler.
 * @throws LaneTimeout when the handler takes longer than the time limit of the lane
 */
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

/**
 * Renews the lease of a running job, so that no other worker takes the job. Returns the function that ends the renewal.
 */
function keepLease(database: QueryExecutorProvider, job: ClaimedJob, leaseSeconds: number): () => void {
  if (leaseSeconds === 0) return () => {};
  const renew = () =>
    sql`
      update jobs set run_at = now() + ${leaseSeconds} * interval '1 second'
      where id = ${job.id} and attempts = ${job.attempts}`.execute(database);
  // If the database can't be reached, the lease expires. That is safe, because jobs are idempotent.
  const timer = setInterval(() => void renew().catch(() => {}), (leaseSeconds * 1000) / 2);
  return () => clearInterval(timer);
}

/**
 * Stores the result of a job in the transaction that deletes the job. If another worker has taken the job, does
 * nothing.
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
 * Runs one due job. Returns false when no job is due. A failed job is retried after a pause.
 *
 * @param lane if given, only jobs of this lane are run
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

/** Number of due jobs in each lane. Lanes without due jobs are left out. */
export async function dueJobs(database: QueryExecutorProvider): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ lane: string; due: number }>`
    select lane, count(*)::int as due from jobs where run_at <= now() group by lane`.execute(database);
  return new Map(rows.map(({ lane, due }) => [lane, due]));
}

/**
 * Makes all jobs due at once, except jobs that count as failed. The lease of a job then ends. Call this function only
 * at the start of a server with an embedded database, because no other process can then be running a job.
 */
export async function releaseLeases(database: PlatformDatabase): Promise<void> {
  await database
    .updateTable('jobs')
    .set({ run_at: sql<Date>`now()` })
    .where('failed_at', 'is', null)
    .execute();
}
