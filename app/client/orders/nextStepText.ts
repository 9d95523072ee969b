import { daysBetween } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import type { OrderNextStep } from '@tuanbao/library/domain/order/orderNextStep';

import type { OrderListMessages } from './orderList.messages.ts';

/** Returns the text of the next step with an order and the days left for it; empty when there is none. */
export function nextStepText(next: OrderNextStep | null, today: CalendarDay, words: OrderListMessages): string {
  if (next === null) return '';
  return words.steps[next.step](next.until === null ? 0 : daysBetween(today, next.until));
}

/** True when the step must be done within a week, or when another party waits for it. */
export const isUrgent = ({ step, until }: OrderNextStep, today: CalendarDay): boolean =>
  step === 'resendMaterials' || step === 'sendMaterials' || (until !== null && daysBetween(today, until) <= 7);
