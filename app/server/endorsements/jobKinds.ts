import type { MailJob } from '../mail/notedMail.ts';
import type { RefundJob } from '../payments/jobKinds.ts';
import type { LaneJob } from '../services/lanes.ts';

/** Payload of a job for an endorsement: the id of its row. */
export interface EndorsementJob {
  readonly endorsementId: number;
}

/**
 * Payload of a review job: the endorsement, and the event by which it entered the review. Each of these events has a
 * separate job.
 */
export interface ReviewJob extends EndorsementJob {
  readonly eventId: number;
}

/** Job that sends an endorsement to the insurer. */
export const endorsementReview: LaneJob<ReviewJob> = {
  name: 'endorsement.review',
  lane: 'insurer',
  keyOf: ({ eventId }) => `endorsement.review:${eventId}`,
  isDispensable: false,
};

/** Job that sends a refund of an endorsement. The refund is a part of a payment that was made for the policy. */
export const endorsementRefund: LaneJob<RefundJob> = {
  name: 'endorsement.refund',
  lane: 'payment',
  keyOf: ({ refundId }) => `endorsement.refund:${refundId}`,
  isDispensable: false,
};

/** Job that writes and sends a mail with the certificate of an endorsement. */
export const endorsementMail: LaneJob<MailJob> = {
  name: 'endorsement.mail',
  lane: 'mail',
  keyOf: ({ mailId }) => `endorsement.mail:${mailId}`,
  isDispensable: true,
};

/** Job that closes an overdue endorsement. */
export const endorsementClose: LaneJob<EndorsementJob> = {
  name: 'endorsement.close',
  lane: 'own',
  keyOf: ({ endorsementId }) => `endorsement.close:${endorsementId}`,
  isDispensable: true,
};

/** Job that ends the waiting payment of an overdue endorsement, and then closes the endorsement. */
export const endorsementEndPayment: LaneJob<EndorsementJob> = {
  name: 'endorsement.endPayment',
  lane: 'payment',
  keyOf: ({ endorsementId }) => `endorsement.endPayment:${endorsementId}`,
  isDispensable: true,
};
