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
  /** 订单号, the number that people use. */
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
  /** 保单号; null before the policy is issued. */
  readonly policySn: string | null;
}

/** One entry of an order's history. */
export interface OrderEvent {
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly reason: OrderReason;
  /** Instant of the event, ISO 8601. */
  readonly at: string;
  readonly by: 'agent' | 'system' | 'insurer' | 'payer';
  /** The agent's reason of a cancellation; absent where none was given, and in other events. */
  readonly cancellation?: CancellationReason;
}

/** The roster, number of persons and premium to show: today's, or those of the sale. */
export type PolicyView = 'now' | 'sold';

/** Changes of an order by the endorsements that apply today. */
export interface EndorsedOrder {
  /** Version of the roster shown; 0 is the roster as sold. */
  readonly rosterVersion: number;
  readonly sold: Pick<OrderSummary, 'heads' | 'totalFen'>;
  readonly now: Pick<OrderSummary, 'heads' | 'totalFen'>;
  /** Changes of the premium of each scheme by endorsements, in fen by scheme id; empty as sold. */
  readonly schemeNetsFen: Readonly<Record<string, Fen>>;
}

/** An order on its own screen. Names, id numbers and mobile numbers are masked until they are revealed. */
export interface OrderDetail extends OrderSummary, InsuredSubjects {
  readonly months: number;
  readonly applyQuantity: number;
  readonly schemes: readonly Scheme[];
  readonly persons: readonly Person[];
  readonly applicant: Applicant;
  /** Absent while no endorsement applies: `heads`, `totalFen` and `persons` are then those of the sale. */
  readonly endorsed?: EndorsedOrder | undefined;
  /** The last request to surrender the policy; absent where there was none. */
  readonly surrender?: OrderSurrender | undefined;
  /** The price at the submit. */
  readonly quote: Quote;
  readonly events: readonly OrderEvent[];
}
