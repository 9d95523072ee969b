/** State of a payment. `closed`: the gateway ended it without money; a new payment may follow. */
export type PaymentStatus = 'waiting' | 'closed' | 'paid' | 'refunding' | 'refunded';

/** Named sets of payment states. */
export const paymentSets: {
  /** Money may arrive, even for a closed payment that the payer made just before it was closed. */
  readonly mayArrive: readonly PaymentStatus[];
  /** A refund is on its way or done. */
  readonly sentBack: readonly PaymentStatus[];
} = {
  mayArrive: ['waiting', 'closed'],
  sentBack: ['refunding', 'refunded'],
};
