import { parseDate } from '@internationalized/date';

import { type CalendarDay, CalendarError, checkedDay } from './calendarDay.ts';

function checkedCount(count: number, limit: number): number {
  if (!Number.isInteger(count) || Math.abs(count) > limit) throw new CalendarError('not a count of days or months');
  return count;
}

const monthsInThousandYears = 12_000;
const daysInThousandYears = 366_000;

/**
 * Returns the day that is `days` days after `day`. If `days` is negative, returns an earlier day.
 * @throws CalendarError when `day` isn't a calendar day, or when `days` isn't whole or exceeds a thousand years
 */
export const plusDays = (day: CalendarDay, days: number): CalendarDay =>
  parseDate(checkedDay(day))
    .add({ days: checkedCount(days, daysInThousandYears) })
    .toString();

/**
 * Returns the same day `years` years later. If the later year has no 29 February, 29 February becomes 28 February
 * (Civil Code of China, article 202).
 * @throws CalendarError when `day` isn't a calendar day, or when `years` isn't whole or exceeds a thousand years
 */
export const plusYears = (day: CalendarDay, years: number): CalendarDay =>
  parseDate(checkedDay(day))
    .add({ years: checkedCount(years, 1000) })
    .toString();

/**
 * Returns the last day of a cover that starts at 00:00 of `start` and lasts `months` months. The cover ends at 24:00 of
 * the returned day. The returned day is the day before the same day of the month, `months` months after `start`. If
 * that month has no such day, the last day of that month is returned (Civil Code of China, article 202). Example: a
 * cover of 12 months from 2024-03-01 ends on 2025-02-28.
 * @throws CalendarError when `start` isn't a calendar day, or when `months` isn't whole or exceeds a thousand years
 */
export function lastDayOfCover(start: CalendarDay, months: number): CalendarDay {
  const first = parseDate(checkedDay(start));
  const later = first.add({ months: checkedCount(months, monthsInThousandYears) });
  // If the later month has no day with the number of `first` (31 January plus one month), `later` is the last day of
  // that month. This day is still covered, so no day is subtracted.
  return later.day < first.day ? later.toString() : later.subtract({ days: 1 }).toString();
}
