import type { CalendarDay } from '../calendar/calendarDay.ts';
import { isIn } from '../machine/stateMachine.ts';
import { orderMachine, type OrderStatus } from './orderMachine.ts';

/**
 * For a cancellation, the agent chooses one of these reasons. The agent can't enter a text, so the reason contains no
 * personal data.
 */
export const cancellationReasons = ['customerWithdrew', 'contentWrong', 'insuredElsewhere', 'other'] as const;
export type CancellationReason = (typeof cancellationReasons)[number];

interface Dated {
  readonly status: OrderStatus;
  readonly startDate: CalendarDay;
}

const isUnpaid = (status: OrderStatus): boolean => isIn(orderMachine.sets.unpaid, status);

/**
 * True when an order is still unpaid on its first day of cover or later. The order must then end, because a cover can't
 * start in the past.
 */
export const isPastStartDate = ({ status, startDate }: Dated, today: CalendarDay): boolean =>
  isUnpaid(status) && startDate <= today;

/** True when the order can be paid on the day `today`. */
export const isPayable = ({ status, startDate }: Dated, today: CalendarDay): boolean =>
  status === 'awaitingPayment' && startDate > today;

/** True when the agent may cancel the order in its present state. */
export const isCancellable = ({ status }: Pick<Dated, 'status'>): boolean => isUnpaid(status);
