/** State of a payment. `closed` means that the gateway ended it without money; a new payment may follow. */
export type PaymentStatus = 'waiting' | 'closed' | 'paid' | 'refunding' | 'refunded';

/** Named sets of payment states. */
export const paymentSets: {
  /**
   * Money can still arrive. This includes a closed payment, because the payer may have paid just before it was closed.
   */
  readonly mayArrive: readonly PaymentStatus[];
  /** A refund was started or completed. */
  readonly sentBack: readonly PaymentStatus[];
} = {
  mayArrive: ['waiting', 'closed'],
  sentBack: ['refunding', 'refunded'],
};
