import { type CalendarDate, parseDate } from '@internationalized/date';

import { type CalendarDay, CalendarError, checkedDay } from './calendarDay.ts';

function checkedCount(count: number, limit: number): number {
  if (!Number.isInteger(count) || Math.abs(count) > limit) throw new CalendarError('not a count of days or months');
  return count;
}

const monthsInThousandYears = 12_000;
const daysInThousandYears = 366_000;

/** The day `days` days later (earlier for a negative number). @throws CalendarError */
export const plusDays = (day: CalendarDay, days: number): CalendarDay =>
  parseDate(checkedDay(day))
    .add({ days: checkedCount(days, daysInThousandYears) })
    .toString();

function julianDayOf(day: CalendarDay): number {
  const date: CalendarDate = parseDate(checkedDay(day));
  return date.calendar.toJulianDay(date);
}

/** Number of days from `from` to `to`; negative where `to` is earlier. @throws CalendarError */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number => julianDayOf(to) - julianDayOf(from);

/**
 * Last day of a cover that starts at 00:00 of `start`; it lasts until 24:00. The cover ends before the day with the
 * same number, `months` later; in a month without that day it ends with the month (Civil Code of China, article 202).
 * @throws CalendarError
 */
export function lastDayOfCover(start: CalendarDay, months: number): CalendarDay {
  const first = parseDate(checkedDay(start));
  const later = first.add({ months: checkedCount(months, monthsInThousandYears) });
  // The addition stops at the last day of a month that is too short.
  return later.day < first.day ? later.toString() : later.subtract({ days: 1 }).toString();
}
