import { daysBetween, plusDays } from '../calendar/calendarArithmetic.ts';
import { type CalendarDay } from '../calendar/calendarDay.ts';

/** Days before its end from which on a policy may be renewed. */
export const renewalDays = 60;

/** Days of cover that follow today; 0 on the last day, below 0 once it is over. @throws CalendarError where a day isn't one */
export const daysOfCoverLeft = (endDate: CalendarDay, today: CalendarDay): number => daysBetween(today, endDate);

/** Whether a policy ends soon, or ended a short while ago. */
export const isRenewable = (endDate: CalendarDay, today: CalendarDay): boolean =>
  Math.abs(daysOfCoverLeft(endDate, today)) <= renewalDays;

/** The first day of the cover that follows: without a gap where that can still be had, tomorrow otherwise. */
export function renewalStart(endDate: CalendarDay, today: CalendarDay): CalendarDay {
  const [next, tomorrow] = [plusDays(endDate, 1), plusDays(today, 1)];
  return next < tomorrow ? tomorrow : next;
}
