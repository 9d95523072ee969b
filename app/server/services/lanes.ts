import type { JobHandler as PlatformJobHandler, JobKind } from '../platform/jobs/jobs.ts';
import type { Lane } from '../platform/jobs/lane.ts';
import type { Tables } from '../tables/database.ts';

/** One outside party, or the server itself. */
export type LaneName = 'sms' | 'insurer' | 'payment' | 'mail' | 'storage' | 'own';

/** Every lane of the jobs with its limits. */
export const lanes: Readonly<Record<LaneName, Lane>> = {
  // A person waits for each code.
  sms: { concurrency: 8, timeoutMs: 20_000 },
  // `signedPost` gives up after 15 s.
  insurer: { concurrency: 4, timeoutMs: 20_000 },
  // Alipay is given 10 s for each request; a refund, or the end of a payment, is two at most.
  payment: { concurrency: 4, timeoutMs: 25_000 },
  // Writing and sending several policies of thousands of persons takes tens of seconds.
  mail: { concurrency: 2, timeoutMs: 90_000 },
  // A file and its thumbnail are two requests of 30 s at most.
  storage: { concurrency: 2, timeoutMs: 70_000 },
  // Jobs that need no other system.
  own: { concurrency: 2, timeoutMs: 30_000 },
};

/** A kind of job in one of these lanes. */
export interface LaneJob<Payload extends object> extends JobKind<Payload> {
  readonly lane: LaneName;
}

/** Does a job: calls the outside party first, and returns the function that writes what came back. */
export type JobHandler<Payload extends object> = PlatformJobHandler<Payload, Tables>;
