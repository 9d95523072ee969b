import type { JobHandler as PlatformJobHandler, JobKind } from '../platform/jobs/jobs.ts';
import type { Lane } from '../platform/jobs/lane.ts';
import type { Tables } from '../tables/database.ts';

/**
 * Name of a lane of jobs. It names the external party that the jobs in the lane call. The jobs in the lane `own` call
 * no external party.
 */
export type LaneName = 'sms' | 'insurer' | 'payment' | 'mail' | 'storage' | 'own';

/** The settings of all lanes. */
export const lanes: Readonly<Record<LaneName, Lane>> = {
  // Several text messages are sent at the same time, because users wait for their codes.
  sms: { concurrency: 8, timeoutMs: 20_000 },
  // A request by `signedPost` is aborted after 15 s.
  insurer: { concurrency: 4, timeoutMs: 20_000 },
  // A request to Alipay is aborted after 10 s. A refund, or the end of a payment, needs two requests at most.
  payment: { concurrency: 4, timeoutMs: 25_000 },
  // Creating and sending several policies with thousands of persons takes tens of seconds.
  mail: { concurrency: 2, timeoutMs: 90_000 },
  // Removing a file and its thumbnail needs two requests, which take at most 30 s each.
  storage: { concurrency: 2, timeoutMs: 70_000 },
  // Jobs that call no external party.
  own: { concurrency: 2, timeoutMs: 30_000 },
};

/** A kind of job that runs in one of the server's lanes. */
export interface LaneJob<Payload extends object> extends JobKind<Payload> {
  readonly lane: LaneName;
}

/** Function that runs a job. It calls the external party, and returns a function that stores the result. */
export type JobHandler<Payload extends object> = PlatformJobHandler<Payload, Tables>;
