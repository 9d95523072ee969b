import type { OrderJob } from '../payments/jobKinds.ts';
import type { LaneJob } from '../services/lanes.ts';

/** Payload of a job for a surrender: the id of the surrender's row. */
export interface SurrenderJob {
  readonly surrenderId: number;
}

/** Job that requests the policy of a paid order from the insurer. */
export const policyIssue: LaneJob<OrderJob> = {
  name: 'policy.issue',
  lane: 'insurer',
  keyOf: ({ orderId }) => `policy.issue:${orderId}`,
  isDispensable: false,
};

/** Job that sends a surrender to the insurer. */
export const surrenderReview: LaneJob<SurrenderJob> = {
  name: 'surrender.review',
  lane: 'insurer',
  keyOf: ({ surrenderId }) => `surrender.review:${surrenderId}`,
  isDispensable: false,
};
