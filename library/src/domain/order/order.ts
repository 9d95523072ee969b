import type { Applicant } from '../applicant/applicant.ts';
import type { Fen } from '../money/fen.ts';
import type { InsuredSubjects } from '../product/insuredSubjects.ts';
import type { Quote } from '../rating/quotation.ts';
import type { Person } from '../roster/person.ts';
import type { Scheme } from '../scheme/scheme.ts';
import type { OrderReason, OrderStatus } from './orderStatus.ts';

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
}

/** An order as its own screen shows it. Names, id numbers and mobiles are masked until revealed. */
export interface OrderDetail extends OrderSummary, InsuredSubjects {
  readonly months: number;
  readonly applyQuantity: number;
  readonly schemes: readonly Scheme[];
  readonly persons: readonly Person[];
  readonly applicant: Applicant;
  /** The price as it was when the order was submitted. */
  readonly quote: Quote;
  readonly events: readonly OrderEvent[];
}
