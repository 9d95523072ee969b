import { lastDayOfCover, plusDays } from '../calendar/calendarArithmetic.ts';
import { type CalendarDay, isCalendarDay } from '../calendar/calendarDay.ts';
import { daysBetween } from '../calendar/daysBetween.ts';
import { errorAt, type Problem } from '../problem/problem.ts';

/**
 * First and last day of a policy's cover. The cover lasts from 00:00 of the first day to 24:00 of the last day
 * (Asia/Shanghai).
 */
export interface CoverPeriod {
  readonly startDate: CalendarDay;
  readonly endDate: CalendarDay;
}

export type EffectiveDateCode =
  | 'effectiveDateInvalid'
  | 'effectiveDateTooEarly'
  | 'effectiveDateTooLate'
  | 'coverEnded';

function demandDays(...days: readonly string[]): void {
  if (!days.every(isCalendarDay)) throw new RangeError('not a calendar day');
}

/**
 * The earliest effective date of an endorsement. It is the later of two days: tomorrow and the first day of the cover.
 * @throws RangeError when `today` or the start of the cover isn't a calendar day
 */
export function earliestEffectiveDate(today: CalendarDay, { startDate }: CoverPeriod): CalendarDay {
  demandDays(today, startDate);
  const tomorrow = plusDays(today, 1);
  return tomorrow < startDate ? startDate : tomorrow;
}

/**
 * Problems of an endorsement's effective date. The date must be tomorrow or later, and within the cover (domain rules
 * §7).
 */
export function effectiveDateProblems(
  effectiveDate: string,
  today: CalendarDay,
  cover: CoverPeriod,
  path = 'effectiveDate',
): readonly Problem<EffectiveDateCode>[] {
  if (![effectiveDate, today, cover.startDate, cover.endDate].every(isCalendarDay)) {
    return [errorAt(path, 'effectiveDateInvalid')];
  }
  const earliest = earliestEffectiveDate(today, cover);
  if (earliest > cover.endDate) return [errorAt(path, 'coverEnded', { end: cover.endDate })];
  if (effectiveDate < earliest) return [errorAt(path, 'effectiveDateTooEarly', { earliest })];
  return effectiveDate > cover.endDate ? [errorAt(path, 'effectiveDateTooLate', { latest: cover.endDate })] : [];
}

/**
 * Number of days from `first` to `last`, including both days.
 * @throws RangeError when `first` or `last` isn't a calendar day
 */
export function daysThrough(first: CalendarDay, last: CalendarDay): number {
  demandDays(first, last);
  return daysBetween(first, last) + 1;
}

/**
 * Number of months from the effective date to the end of the cover. A started month is counted as a whole month. On the
 * first day of the cover, the result is the length of the cover in months.
 * @throws RangeError when a date isn't a calendar day
 */
export function remainingMonths(effectiveDate: CalendarDay, { endDate }: CoverPeriod): number {
  demandDays(effectiveDate, endDate);
  const [from = 0, to = 0] = [effectiveDate, endDate].map(
    (day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)),
  );
  let months = Math.max(to - from, 0);
  while (lastDayOfCover(effectiveDate, months) < endDate) months += 1;
  return months;
}
