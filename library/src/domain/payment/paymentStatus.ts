/**
 * State of a payment. `closed`: the payment ended before its money was recorded, for example because it expired. The
 * payer may start another payment if the order must still be paid.
 */
export type PaymentStatus = 'waiting' | 'closed' | 'paid' | 'refunding' | 'refunded';

/** Named sets of payment states. Rules about payments use these sets. */
export const paymentSets: {
  /**
   * Money can still arrive for the payment. `closed` is included, because the payer may have paid just before the
   * payment was closed, and the gateway may report this later.
   */
  readonly mayArrive: readonly PaymentStatus[];
  /** A refund of the payment was started or completed. */
  readonly sentBack: readonly PaymentStatus[];
} = {
  mayArrive: ['waiting', 'closed'],
  sentBack: ['refunding', 'refunded'],
};
