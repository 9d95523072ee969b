import { lastDayOfCover, plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { CalendarError } from '@tuanbao/library/domain/calendar/calendarDay';
import { daysBetween } from '@tuanbao/library/domain/calendar/daysBetween';
import { expect, it } from 'vitest';

it('a year of cover ends the day before the anniversary, through 24:00', () => {
  expect(lastDayOfCover('2026-12-01', 12)).toBe('2027-11-30');
  expect(lastDayOfCover('2027-03-01', 12)).toBe('2028-02-29');
});

it('counts days across month ends and leap years', () => {
  expect(plusDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysBetween('2026-12-01', '2027-12-01')).toBe(365);
  expect(daysBetween('2026-12-02', '2026-12-01')).toBe(-1);
});

it.each<[string, () => unknown]>([
  ['no number of days', () => plusDays('2026-12-01', Number.NaN)],
  ['half a month', () => lastDayOfCover('2026-12-01', 0.5)],
  ['months without end', () => lastDayOfCover('2026-12-01', 1e308)],
  ['infinitely many days', () => plusDays('2026-12-01', Number.POSITIVE_INFINITY)],
  ['days from nowhere', () => daysBetween('\uD800', '2026-12-01')],
  ['cover from a text of 100 kB', () => lastDayOfCover('2'.repeat(100_000), 12)],
])('refuses %s with a typed error', (_, ask) => {
  expect(ask).toThrow(CalendarError);
});
