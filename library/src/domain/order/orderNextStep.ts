import { plusDays } from '../calendar/calendarArithmetic.ts';
import type { CalendarDay } from '../calendar/calendarDay.ts';
import { isIn } from '../machine/stateMachine.ts';
import { daysOfCoverLeft, renewalDays } from '../renewal/renewalPeriod.ts';
import type { OrderSummary } from './order.ts';
import { orderMachine } from './orderMachine.ts';
import { isPayable } from './unpaidOrder.ts';

/**
 * The next step that the agent must take with an order. `until` is the last day on which the step can be taken; null
 * when there is no deadline. `resendMaterials` follows a rejection by the insurer, `sendMaterials` means that materials
 * are still due.
 */
export interface OrderNextStep {
  readonly step: 'pay' | 'resendMaterials' | 'sendMaterials' | 'renew';
  readonly until: CalendarDay | null;
}

/**
 * The next step that the agent must take with an order; null when the agent has nothing to do. An order must be paid
 * before its first day of cover. A policy can be renewed within the 60 days before its end.
 */
export function nextStepOf(
  order: Pick<OrderSummary, 'status' | 'startDate' | 'endDate'>,
  today: CalendarDay,
): OrderNextStep | null {
  if (isPayable(order, today)) return { step: 'pay', until: plusDays(order.startDate, -1) };
  if (order.status === 'materialsRejected') return { step: 'resendMaterials', until: null };
  if (order.status === 'insuredMaterialsDue') return { step: 'sendMaterials', until: null };
  const left = daysOfCoverLeft(order.endDate, today);
  const isEnding = isIn(orderMachine.sets.inForce, order.status) && left >= 0 && left <= renewalDays;
  return isEnding ? { step: 'renew', until: order.endDate } : null;
}
