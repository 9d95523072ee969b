import type { Applicant } from '../applicant/applicant.ts';
import type { Fen } from '../money/fen.ts';
import type { Quote } from '../rating/quotation.ts';
import type { Person } from '../roster/person.ts';
import type { Scheme } from '../scheme/scheme.ts';
import type { InsuredSubjects } from '../subject/insuredSubjects.ts';
import type { OrderReason, OrderStatus } from './orderMachine.ts';
import type { OrderSurrender } from './surrender.ts';
import type { CancellationReason } from './unpaidOrder.ts';

/** The data of an order that a list of orders shows. */
export interface OrderSummary {
  /** Order number (订单号) that users see. */
  readonly orderSn: string;
  readonly productId: string;
  readonly productName: string;
  readonly insurerName: string;
  readonly groupName: string;
  readonly status: OrderStatus;
  readonly totalFen: Fen;
  readonly heads: number;
  /** First day of cover, `YYYY-MM-DD`. The last day is `endDate`. */
  readonly startDate: string;
  readonly endDate: string;
  /** Instant at which the order was submitted, ISO 8601. */
  readonly createdAt: string;
  /** Policy number (保单号); null before the policy is issued. */
  readonly policySn: string | null;
}

/** One change of state in the history of an order. */
export interface OrderEvent {
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly reason: OrderReason;
  /** Instant of the change, ISO 8601. */
  readonly at: string;
  readonly by: 'agent' | 'system' | 'insurer' | 'payer' | 'operator';
  /**
   * The agent's reason for cancelling the order. Absent when the agent gave no reason, and in events that aren't
   * cancellations.
   */
  readonly cancellation?: CancellationReason;
}

/**
 * Selects which roster, number of persons and premium of a policy are shown: those of today (`now`) or those at the
 * sale (`sold`).
 */
export type PolicyView = 'now' | 'sold';

/** Changes of an order by the endorsements that apply today. */
export interface EndorsedOrder {
  /** Version of the roster that is shown; 0 is the roster at the sale. */
  readonly rosterVersion: number;
  readonly sold: Pick<OrderSummary, 'heads' | 'totalFen'>;
  readonly now: Pick<OrderSummary, 'heads' | 'totalFen'>;
  /**
   * Change of each scheme's premium by endorsements, in fen by scheme id. Empty while the state at the sale is shown.
   */
  readonly schemeNetsFen: Readonly<Record<string, Fen>>;
}

/**
 * An order as the page of this order shows it. Names, id numbers and mobile numbers are masked until the user reveals
 * them.
 */
export interface OrderDetail extends OrderSummary, InsuredSubjects {
  readonly months: number;
  readonly applyQuantity: number;
  readonly schemes: readonly Scheme[];
  readonly persons: readonly Person[];
  readonly applicant: Applicant;
  /**
   * The changes by endorsements. Absent while no endorsement applies; then `heads`, `totalFen` and `persons` are those
   * at the sale.
   */
  readonly endorsed?: EndorsedOrder | undefined;
  /** The last request to surrender the policy; absent when the policy has no such request. */
  readonly surrender?: OrderSurrender | undefined;
  /** The quote that was valid at the submit. */
  readonly quote: Quote;
  readonly events: readonly OrderEvent[];
}
