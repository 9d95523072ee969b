import { type CalendarDay, checkedDay } from './calendarDay.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Time in milliseconds at which a day begins in UTC, where all days have 24 hours. */
const startOf = (day: CalendarDay): number => Date.parse(checkedDay(day));

/**
 * Number of days from `from` to `to`. The number is negative when `to` is before `from`.
 * @throws CalendarError when `from` or `to` isn't a calendar day
 */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number => (startOf(to) - startOf(from)) / dayMs;
