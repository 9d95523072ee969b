import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { daysBetween } from '@tuanbao/library/domain/calendar/daysBetween';
import type { OrderNextStep } from '@tuanbao/library/domain/order/orderNextStep';

import type { OrderListMessages } from './orderList.messages.ts';

/**
 * Returns the text that names the next step with an order and, if the step has a deadline, the days left for it. Empty
 * if there is no next step.
 */
export function nextStepText(next: OrderNextStep | null, today: CalendarDay, words: OrderListMessages): string {
  if (next === null) return '';
  return words.steps[next.step](next.until === null ? 0 : daysBetween(today, next.until));
}

/** True if the step must be done within a week, or if the insurer waits for materials. */
export const isUrgent = ({ step, until }: OrderNextStep, today: CalendarDay): boolean =>
  step === 'resendMaterials' || step === 'sendMaterials' || (until !== null && daysBetween(today, until) <= 7);
