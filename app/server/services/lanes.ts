import type { JobHandler as PlatformJobHandler, JobKind } from '../platform/jobs/jobs.ts';
import type { Lane } from '../platform/jobs/lane.ts';
import type { Tables } from '../tables/database.ts';

/** An external party, or the server itself. */
export type LaneName = 'sms' | 'insurer' | 'payment' | 'mail' | 'storage' | 'own';

/** The limits of every lane. */
export const lanes: Readonly<Record<LaneName, Lane>> = {
  // Users wait for their codes, so several are sent in parallel.
  sms: { concurrency: 8, timeoutMs: 20_000 },
  // `signedPost` stops after 15 s.
  insurer: { concurrency: 4, timeoutMs: 20_000 },
  // Each request to Alipay has 10 s; a refund, or the end of a payment, needs two requests at most.
  payment: { concurrency: 4, timeoutMs: 25_000 },
  // Writing and sending several policies with thousands of persons takes tens of seconds.
  mail: { concurrency: 2, timeoutMs: 90_000 },
  // A file and its thumbnail need two requests of at most 30 s each.
  storage: { concurrency: 2, timeoutMs: 70_000 },
  // Jobs that need no other system.
  own: { concurrency: 2, timeoutMs: 30_000 },
};

/** A kind of job in one of these lanes. */
export interface LaneJob<Payload extends object> extends JobKind<Payload> {
  readonly lane: LaneName;
}

/** Runs a job: it calls the external party first, and returns the function that stores the result. */
export type JobHandler<Payload extends object> = PlatformJobHandler<Payload, Tables>;
