import type { Fen } from '@tuanbao/library/domain/money/fen';
import type { PaymentStatus } from '@tuanbao/library/domain/payment/paymentStatus';

/** A payment of the difference that an endorsement costs. */
export interface EndorsementPayment {
  readonly id: string;
  readonly endorsementId: number;
  readonly amountFen: Fen;
  readonly status: PaymentStatus;
}

/**
 * Events of one aggregate that concern the aggregates above it. Calls go down only: what has to go up is raised as an
 * event, and `wiring/reactions.ts` lists who reacts.
 */
export interface Events {
  /** The premium of an order was paid, online or by transfer. The order is locked. */
  readonly orderPaid: { readonly orderId: number };
  /** The gateway took money for an endorsement. Its order is locked. */
  readonly endorsementMoneyArrived: EndorsementPayment;
  /** The gateway ended the payment of an endorsement without money. Its order is locked. */
  readonly endorsementPaymentEnded: EndorsementPayment;
  /** A reviewed endorsement changed the policy and its premium. The order is locked. */
  readonly endorsementInForce: { readonly orderId: number; readonly certificateSn: string };
  /** The insurer ended a policy before its last day. The order is locked. */
  readonly policySurrendered: { readonly orderId: number; readonly at: Date };
}
