import { plusDays } from '../calendar/calendarArithmetic.ts';
import { type CalendarDay } from '../calendar/calendarDay.ts';
import { daysBetween } from '../calendar/daysBetween.ts';

/** A policy can be renewed from this number of days before its end until the same number of days after its end. */
export const renewalDays = 60;

/**
 * Number of days of cover after today: 0 on the last day of cover, below 0 after it. @throws CalendarError when one of
 * the arguments isn't a calendar day
 */
export const daysOfCoverLeft = (endDate: CalendarDay, today: CalendarDay): number => daysBetween(today, endDate);

/** True when the policy ends within the next `renewalDays` days, or ended within the last `renewalDays` days. */
export const isRenewable = (endDate: CalendarDay, today: CalendarDay): boolean =>
  Math.abs(daysOfCoverLeft(endDate, today)) <= renewalDays;

/** First day of the renewed cover: the day after `endDate` or, if that day isn't after today, tomorrow. */
export function renewalStart(endDate: CalendarDay, today: CalendarDay): CalendarDay {
  const [next, tomorrow] = [plusDays(endDate, 1), plusDays(today, 1)];
  return next < tomorrow ? tomorrow : next;
}
