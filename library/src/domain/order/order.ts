import type { Applicant } from '../applicant/applicant.ts';
import type { Fen } from '../money/fen.ts';
import type { Quote } from '../rating/quotation.ts';
import type { Person } from '../roster/person.ts';
import type { Scheme } from '../scheme/scheme.ts';
import type { InsuredSubjects } from '../subject/insuredSubjects.ts';
import type { OrderReason, OrderStatus } from './orderMachine.ts';
import type { CancellationReason } from './unpaidOrder.ts';

/** An order as a list shows it. */
export interface OrderSummary {
  /** 订单号, what people say on the telephone. */
  readonly orderSn: string;
  readonly productId: string;
  readonly productName: string;
  readonly insurerName: string;
  readonly groupName: string;
  readonly status: OrderStatus;
  readonly totalFen: Fen;
  readonly heads: number;
  /** First and last day of cover, `YYYY-MM-DD`. */
  readonly startDate: string;
  readonly endDate: string;
  /** ISO instant. */
  readonly createdAt: string;
  /** 保单号, once issued. */
  readonly policySn: string | null;
}

/** One entry of an order's history. */
export interface OrderEvent {
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly reason: OrderReason;
  /** ISO instant. */
  readonly at: string;
  readonly by: 'agent' | 'system' | 'insurer' | 'payer';
  /** Why the agent cancelled the order; absent where no reason was given, and in any other event. */
  readonly cancellation?: CancellationReason;
}

/** Which roster, heads and premium of an order are shown: those of today, or those of the day of sale. */
export type PolicyView = 'now' | 'sold';

/** How endorsements that hold today changed an order. */
export interface EndorsedOrder {
  /** Version of the roster that is shown; 0 is the roster as sold. */
  readonly rosterVersion: number;
  readonly sold: Pick<OrderSummary, 'heads' | 'totalFen'>;
  readonly now: Pick<OrderSummary, 'heads' | 'totalFen'>;
  /** By how much the endorsements changed the premium of each scheme, by scheme id; empty as sold. */
  readonly schemeNetsFen: Readonly<Record<string, Fen>>;
}

/** An order as its own screen shows it. Names, id numbers and mobiles are masked until revealed. */
export interface OrderDetail extends OrderSummary, InsuredSubjects {
  readonly months: number;
  readonly applyQuantity: number;
  readonly schemes: readonly Scheme[];
  readonly persons: readonly Person[];
  readonly applicant: Applicant;
  /** Absent while no endorsement holds: `heads`, `totalFen` and `persons` are then those of the sale. */
  readonly endorsed?: EndorsedOrder | undefined;
  /** The price as it was when the order was submitted. */
  readonly quote: Quote;
  readonly events: readonly OrderEvent[];
}
