import type { JobKind } from './jobs.ts';

/** One outside party, or the server itself. Jobs of one lane never wait for those of another. */
export type LaneName = 'sms' | 'insurer' | 'payment' | 'mail' | 'storage' | 'own';

/** How the jobs of a lane are run. */
export interface Lane {
  /** Jobs that one instance runs at once. */
  readonly concurrency: number;
  /** Milliseconds after which a job counts as failed; longer than its gateway's own time-out. */
  readonly timeoutMs: number;
}

/** Every lane with its limits. */
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

/** Every lane's name. */
export const laneNames = Object.keys(lanes) as readonly LaneName[];

/** The lane of each kind of job. */
export const laneOf: Readonly<Record<JobKind, LaneName>> = {
  'sms.send': 'sms',
  'policy.issue': 'insurer',
  'endorsement.review': 'insurer',
  'invoice.issue': 'insurer',
  'surrender.review': 'insurer',
  'payment.refund': 'payment',
  'endorsement.refund': 'payment',
  'surrender.refund': 'payment',
  'order.endPayment': 'payment',
  'endorsement.endPayment': 'payment',
  'mail.send': 'mail',
  'endorsement.mail': 'mail',
  'invoice.mail': 'mail',
  'file.remove': 'storage',
  'order.close': 'own',
  'endorsement.close': 'own',
};
