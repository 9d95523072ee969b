/**
 * State of a payment. `closed`: the gateway ended the payment while no money had arrived, and the payer may start
 * another payment.
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
