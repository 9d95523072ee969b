import { plusDays } from '../calendar/calendarArithmetic.ts';
import type { CalendarDay } from '../calendar/calendarDay.ts';
import { isIn } from '../machine/stateMachine.ts';
import { daysOfCoverLeft, renewalDays } from '../renewal/renewalPeriod.ts';
import type { OrderSummary } from './order.ts';
import { orderMachine } from './orderMachine.ts';
import { isPayable } from './unpaidOrder.ts';

/**
 * The next step of the agent with an order. `until` is the last day for this step; null when there is no deadline.
 * `resendMaterials`: the insurer has rejected materials. `sendMaterials`: the policy is issued, but its materials
 * aren't accepted yet.
 */
export interface OrderNextStep {
  readonly step: 'pay' | 'resendMaterials' | 'sendMaterials' | 'renew';
  readonly until: CalendarDay | null;
}

/**
 * The next step of the agent with an order. Null when the agent has nothing to do. An order must be paid before its
 * first day of cover. `renew` is returned when at most 60 days of cover are left.
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
