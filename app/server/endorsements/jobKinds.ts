import type { MailJob } from '../mail/notedMail.ts';
import type { RefundJob } from '../payments/jobKinds.ts';
import type { LaneJob } from '../services/lanes.ts';

/** Payload of a job on an endorsement: its row id. */
export interface EndorsementJob {
  readonly endorsementId: number;
}

/** An endorsement and the event that started its review. Each event has its own job. */
export interface ReviewJob extends EndorsementJob {
  readonly eventId: number;
}

/** Sends an endorsement to the insurer. */
export const endorsementReview: LaneJob<ReviewJob> = {
  name: 'endorsement.review',
  lane: 'insurer',
  keyOf: ({ eventId }) => `endorsement.review:${eventId}`,
  isDispensable: false,
};

/** Refunds a part of a payment of an endorsement. */
export const endorsementRefund: LaneJob<RefundJob> = {
  name: 'endorsement.refund',
  lane: 'payment',
  keyOf: ({ refundId }) => `endorsement.refund:${refundId}`,
  isDispensable: false,
};

/** Writes and sends the certificate of an endorsement. */
export const endorsementMail: LaneJob<MailJob> = {
  name: 'endorsement.mail',
  lane: 'mail',
  keyOf: ({ mailId }) => `endorsement.mail:${mailId}`,
  isDispensable: true,
};

/** Closes an overdue endorsement. */
export const endorsementClose: LaneJob<EndorsementJob> = {
  name: 'endorsement.close',
  lane: 'own',
  keyOf: ({ endorsementId }) => `endorsement.close:${endorsementId}`,
  isDispensable: true,
};

/** Ends the waiting payment of an overdue endorsement, and closes the endorsement. */
export const endorsementEndPayment: LaneJob<EndorsementJob> = {
  name: 'endorsement.endPayment',
  lane: 'payment',
  keyOf: ({ endorsementId }) => `endorsement.endPayment:${endorsementId}`,
  isDispensable: true,
};
