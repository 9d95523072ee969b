import { daysBetween, plusDays } from '../calendar/calendarArithmetic.ts';
import { type CalendarDay } from '../calendar/calendarDay.ts';

/** Number of days before the end of a policy from which on it can be renewed. */
export const renewalDays = 60;

/**
 * Number of days of cover after today; 0 on the last day, below 0 after it. @throws CalendarError where a text is no
 * day
 */
export const daysOfCoverLeft = (endDate: CalendarDay, today: CalendarDay): number => daysBetween(today, endDate);

/** True when a policy ends soon, or ended recently. */
export const isRenewable = (endDate: CalendarDay, today: CalendarDay): boolean =>
  Math.abs(daysOfCoverLeft(endDate, today)) <= renewalDays;

/** The first day of the next cover: without a gap where that is still possible, tomorrow otherwise. */
export function renewalStart(endDate: CalendarDay, today: CalendarDay): CalendarDay {
  const [next, tomorrow] = [plusDays(endDate, 1), plusDays(today, 1)];
  return next < tomorrow ? tomorrow : next;
}
