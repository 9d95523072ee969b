import type { OrderJob } from '../payments/jobKinds.ts';
import type { LaneJob } from '../services/lanes.ts';

/** A surrender. */
export interface SurrenderJob {
  readonly surrenderId: number;
}

/** Has the policy of a paid order issued. */
export const policyIssue: LaneJob<OrderJob> = {
  name: 'policy.issue',
  lane: 'insurer',
  keyOf: ({ orderId }) => `policy.issue:${orderId}`,
  isDispensable: false,
};

/** Sends a surrender to the insurer. */
export const surrenderReview: LaneJob<SurrenderJob> = {
  name: 'surrender.review',
  lane: 'insurer',
  keyOf: ({ surrenderId }) => `surrender.review:${surrenderId}`,
  isDispensable: false,
};
