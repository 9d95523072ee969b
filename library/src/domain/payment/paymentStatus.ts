/**
 * State of a payment. `closed` means that the gateway ended the payment without receiving money; another payment may
 * follow.
 */
export type PaymentStatus = 'waiting' | 'closed' | 'paid' | 'refunding' | 'refunded';

/** Named sets of payment states, used by rules. */
export const paymentSets: {
  /**
   * Money can still arrive for the payment. A closed payment is included, because the payer may have paid just before
   * it was closed.
   */
  readonly mayArrive: readonly PaymentStatus[];
  /** A refund of the payment was started or completed. */
  readonly sentBack: readonly PaymentStatus[];
} = {
  mayArrive: ['waiting', 'closed'],
  sentBack: ['refunding', 'refunded'],
};
