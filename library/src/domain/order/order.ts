import type { Applicant } from '../applicant/applicant.ts';
import type { Fen } from '../money/fen.ts';
import type { OccupationClass } from '../occupation/occupationClass.ts';
import type { Quote } from '../rating/quotation.ts';
import type { Person } from '../roster/person.ts';
import type { Scheme } from '../scheme/scheme.ts';
import type { InsuredSubjects } from '../subject/insuredSubjects.ts';
import type { OrderReason, OrderStatus } from './orderMachine.ts';
import type { OrderSurrender } from './surrender.ts';
import type { CancellationReason } from './unpaidOrder.ts';

/** The data of an order in a list of orders. */
export interface OrderSummary {
  /** Order number (订单号). Users see this number. */
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
   * The agent's reason for cancelling the order. Absent when the agent gave no reason, or the event isn't a
   * cancellation.
   */
  readonly cancellation?: CancellationReason;
  /** Note to the agent about a decision, such as why the order was declined. Absent when there is none. */
  readonly note?: string;
}

/**
 * Selects the roster, number of persons and premium of a policy that are shown: the values of today (`now`) or the
 * values at the sale (`sold`).
 */
export type PolicyView = 'now' | 'sold';

/** Changes of an order by the endorsements that apply today. */
export interface EndorsedOrder {
  /** Version of the shown roster. Version 0 is the roster at the sale. */
  readonly rosterVersion: number;
  readonly sold: Pick<OrderSummary, 'heads' | 'totalFen'>;
  readonly now: Pick<OrderSummary, 'heads' | 'totalFen'>;
  /**
   * Change of each scheme's premium by endorsements, in fen by scheme id. It is empty while the values at the sale are
   * shown.
   */
  readonly schemeNetsFen: Readonly<Record<string, Fen>>;
  /** Persons in the shown roster, by scheme and occupation class. A class without persons is left out. */
  readonly schemeHeads: readonly SchemeHeads[];
}

/** Number of persons of one occupation class in a scheme. */
export interface SchemeHeads {
  readonly schemeId: string;
  readonly occupationClass: OccupationClass;
  readonly heads: number;
}

/** The data of an order on its page. Names, id numbers and mobile numbers are masked until the user reveals them. */
export interface OrderDetail extends OrderSummary, InsuredSubjects {
  readonly months: number;
  readonly applyQuantity: number;
  readonly schemes: readonly Scheme[];
  readonly persons: readonly Person[];
  readonly applicant: Applicant;
  /**
   * The changes by endorsements. Absent if no endorsement applies; `heads`, `totalFen` and `persons` are then the
   * values at the sale.
   */
  readonly endorsed?: EndorsedOrder | undefined;
  /** The latest surrender of the policy, in any state. Absent when there was none. */
  readonly surrender?: OrderSurrender | undefined;
  /** The quote that was valid at the submit. */
  readonly quote: Quote;
  readonly events: readonly OrderEvent[];
}
