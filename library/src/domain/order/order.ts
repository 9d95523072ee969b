import type { Applicant } from '../applicant/applicant.ts';
import type { Fen } from '../money/fen.ts';
import type { Quote } from '../rating/quotation.ts';
import type { Person } from '../roster/person.ts';
import type { Scheme } from '../scheme/scheme.ts';
import type { InsuredSubjects } from '../subject/insuredSubjects.ts';
import type { OrderReason, OrderStatus } from './orderMachine.ts';
import type { OrderSurrender } from './surrender.ts';
import type { CancellationReason } from './unpaidOrder.ts';

/** An order in a list. */
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
  /** First and last day of cover, `YYYY-MM-DD`. */
  readonly startDate: string;
  readonly endDate: string;
  /** Instant of the submit, ISO 8601. */
  readonly createdAt: string;
  /** Policy number (保单号); null before the policy is issued. */
  readonly policySn: string | null;
}

/** One entry in the history of an order. */
export interface OrderEvent {
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly reason: OrderReason;
  /** Instant of the event, ISO 8601. */
  readonly at: string;
  readonly by: 'agent' | 'system' | 'insurer' | 'payer';
  /** The agent's reason for a cancellation; absent when none was given, and for other events. */
  readonly cancellation?: CancellationReason;
}

/** Selects the roster, number of persons and premium: those of today (`now`), or those at the sale (`sold`). */
export type PolicyView = 'now' | 'sold';

/** Changes of an order by endorsements that apply today. */
export interface EndorsedOrder {
  /** Version of the shown roster; 0 is the roster at the sale. */
  readonly rosterVersion: number;
  readonly sold: Pick<OrderSummary, 'heads' | 'totalFen'>;
  readonly now: Pick<OrderSummary, 'heads' | 'totalFen'>;
  /** Premium change of each scheme by endorsements, in fen by scheme id; empty for the state at the sale. */
  readonly schemeNetsFen: Readonly<Record<string, Fen>>;
}

/** An order as its own page shows it. Names, id numbers and mobile numbers are masked until the user reveals them. */
export interface OrderDetail extends OrderSummary, InsuredSubjects {
  readonly months: number;
  readonly applyQuantity: number;
  readonly schemes: readonly Scheme[];
  readonly persons: readonly Person[];
  readonly applicant: Applicant;
  /** Absent while no endorsement applies; then `heads`, `totalFen` and `persons` are those at the sale. */
  readonly endorsed?: EndorsedOrder | undefined;
  /** The last request to surrender the policy; absent when there is none. */
  readonly surrender?: OrderSurrender | undefined;
  /** The price at the submit. */
  readonly quote: Quote;
  readonly events: readonly OrderEvent[];
}
