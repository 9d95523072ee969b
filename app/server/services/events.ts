import type { Fen } from '@tuanbao/library/domain/money/fen';
import type { PaymentStatus } from '@tuanbao/library/domain/payment/paymentStatus';

/** A payment of the premium difference of an endorsement. */
export interface EndorsementPayment {
  readonly id: string;
  readonly endorsementId: number;
  readonly amountFen: Fen;
  readonly status: PaymentStatus;
}

/**
 * Events of the aggregates. The aggregates have a fixed order, in which an aggregate may import only the aggregates
 * below it. To cause a change in an aggregate above it, an aggregate raises an event. `wiring/reactions.ts` lists the
 * reactions.
 */
export interface Events {
  /** The premium of an order was paid, online or by bank transfer. The transaction has locked the order. */
  readonly orderPaid: { readonly orderId: number };
  /** The gateway received money for an endorsement. The transaction has locked the order of the endorsement. */
  readonly endorsementMoneyArrived: EndorsementPayment;
  /**
   * The payment of an endorsement failed, or the gateway ended it, before money arrived. The transaction has locked the
   * order of the endorsement.
   */
  readonly endorsementPaymentEnded: EndorsementPayment;
  /** An endorsement passed the review and changed the policy and its premium. The transaction has locked the order. */
  readonly endorsementInForce: { readonly orderId: number; readonly certificateSn: string };
  /**
   * A policy ended before its last day, because the insurer accepted a surrender or ended the policy itself. The
   * transaction has locked the order.
   */
  readonly policySurrendered: { readonly orderId: number; readonly at: Date };
}
