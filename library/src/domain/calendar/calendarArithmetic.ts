import { type CalendarDate, parseDate } from '@internationalized/date';

import { type CalendarDay, CalendarError, checkedDay } from './calendarDay.ts';

function checkedCount(count: number, limit: number): number {
  if (!Number.isInteger(count) || Math.abs(count) > limit) throw new CalendarError('not a count of days or months');
  return count;
}

const monthsInThousandYears = 12_000;
const daysInThousandYears = 366_000;

/** The day `days` later (earlier where negative). @throws CalendarError */
export const plusDays = (day: CalendarDay, days: number): CalendarDay =>
  parseDate(checkedDay(day))
    .add({ days: checkedCount(days, daysInThousandYears) })
    .toString();

/** The day `months` later; the last of the month where the day doesn't exist there. @throws CalendarError */
export const plusMonths = (day: CalendarDay, months: number): CalendarDay =>
  parseDate(checkedDay(day))
    .add({ months: checkedCount(months, monthsInThousandYears) })
    .toString();

function julianDayOf(day: CalendarDay): number {
  const date: CalendarDate = parseDate(checkedDay(day));
  return date.calendar.toJulianDay(date);
}

/** Days from `from` to `to`; negative where `to` is earlier. @throws CalendarError */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number => julianDayOf(to) - julianDayOf(from);

/** Last day of cover, through 24:00, of a cover that starts at 00:00 of `start` (domain rules, ages and dates). @throws CalendarError */
export const lastDayOfCover = (start: CalendarDay, months: number): CalendarDay =>
  plusDays(plusMonths(start, months), -1);
