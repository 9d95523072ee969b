import type { Fen } from '@tuanbao/library/domain/money/fen';
import type { PaymentStatus } from '@tuanbao/library/domain/payment/paymentStatus';

/** A payment of an endorsement's premium difference. */
export interface EndorsementPayment {
  readonly id: string;
  readonly endorsementId: number;
  readonly amountFen: Fen;
  readonly status: PaymentStatus;
}

/**
 * Events of one aggregate that concern the aggregates above it. Imports go downwards only, so an aggregate raises an
 * event for those above; `wiring/reactions.ts` lists the reactions.
 */
export interface Events {
  /** The premium of an order was paid, online or by bank transfer. The order is locked. */
  readonly orderPaid: { readonly orderId: number };
  /** The gateway received money for an endorsement. Its order is locked. */
  readonly endorsementMoneyArrived: EndorsementPayment;
  /** The gateway ended the payment of an endorsement without money. Its order is locked. */
  readonly endorsementPaymentEnded: EndorsementPayment;
  /** An endorsement that passed the review changed the policy and its premium. The order is locked. */
  readonly endorsementInForce: { readonly orderId: number; readonly certificateSn: string };
  /** The insurer ended a policy before its last day. The order is locked. */
  readonly policySurrendered: { readonly orderId: number; readonly at: Date };
}
