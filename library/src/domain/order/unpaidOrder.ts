import type { CalendarDay } from '../calendar/calendarDay.ts';
import { isIn } from '../machine/stateMachine.ts';
import type { OrderSummary } from './order.ts';
import { orderMachine, type OrderStatus } from './orderMachine.ts';

/** Reasons that an agent may give for cancelling an order; words, so that nothing personal is kept with them. */
export const cancellationReasons = ['customerWithdrew', 'contentWrong', 'insuredElsewhere', 'other'] as const;
export type CancellationReason = (typeof cancellationReasons)[number];

type Dated = Pick<OrderSummary, 'status' | 'startDate'>;

const isUnpaid = (status: OrderStatus): boolean => isIn(orderMachine.sets.unpaid, status);

/** Whether the first day of cover has come before the payment: nothing is back-dated, so the order can't go on. */
export const isPastStartDate = ({ status, startDate }: Dated, today: CalendarDay): boolean =>
  isUnpaid(status) && startDate <= today;

/** Whether the order can be paid on that day. */
export const isPayable = ({ status, startDate }: Dated, today: CalendarDay): boolean =>
  status === 'awaitingPayment' && startDate > today;

/** Whether the agent may cancel the order. */
export const isCancellable = ({ status }: Pick<Dated, 'status'>): boolean => isUnpaid(status);
