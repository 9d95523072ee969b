import { daysBetween, plusDays } from '../calendar/calendarArithmetic.ts';
import { type CalendarDay } from '../calendar/calendarDay.ts';

/** Number of days before the end of a policy at which the renewal becomes possible. */
export const renewalDays = 60;

/**
 * Number of days of cover after today: 0 on the last day, below 0 after it. @throws CalendarError when a text isn't a
 * calendar day
 */
export const daysOfCoverLeft = (endDate: CalendarDay, today: CalendarDay): number => daysBetween(today, endDate);

/** True when a policy ends within `renewalDays`, or ended within them. */
export const isRenewable = (endDate: CalendarDay, today: CalendarDay): boolean =>
  Math.abs(daysOfCoverLeft(endDate, today)) <= renewalDays;

/** First day of the next cover: the day after the old cover, or tomorrow if that day has passed. */
export function renewalStart(endDate: CalendarDay, today: CalendarDay): CalendarDay {
  const [next, tomorrow] = [plusDays(endDate, 1), plusDays(today, 1)];
  return next < tomorrow ? tomorrow : next;
}
