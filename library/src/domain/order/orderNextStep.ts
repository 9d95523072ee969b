import { plusDays } from '../calendar/calendarArithmetic.ts';
import type { CalendarDay } from '../calendar/calendarDay.ts';
import { isIn } from '../machine/stateMachine.ts';
import { daysOfCoverLeft, renewalDays } from '../renewal/renewalPeriod.ts';
import type { OrderSummary } from './order.ts';
import { orderMachine } from './orderMachine.ts';
import { isPayable } from './unpaidOrder.ts';

/**
 * The agent's next step with an order, and the last day for it; null: no day is fixed. Materials are sent again where
 * the insurer rejected them, and sent where they are still due.
 */
export interface OrderNextStep {
  readonly step: 'pay' | 'resendMaterials' | 'sendMaterials' | 'renew';
  readonly until: CalendarDay | null;
}

/**
 * The agent's next step with an order on a day; null where nothing is asked of the agent. An order is paid before its
 * first day of cover, and a policy is renewed within the 60 days before it ends.
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
