/** Where a payment is. `closed`: the gateway ended it without money; a new one may follow. */
export type PaymentStatus = 'waiting' | 'closed' | 'paid' | 'refunding' | 'refunded';

/** Sets of payment states that rules speak of. */
export const paymentSets: {
  /** Money may arrive: a closed payment too, when the payer was faster than the gateway. */
  readonly mayArrive: readonly PaymentStatus[];
  /** Its money goes back or went back. */
  readonly sentBack: readonly PaymentStatus[];
} = {
  mayArrive: ['waiting', 'closed'],
  sentBack: ['refunding', 'refunded'],
};
