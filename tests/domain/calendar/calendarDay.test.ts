import {
  ageOn,
  CalendarError,
  calendarDayOf,
  daysBetween,
  isCalendarDay,
  lastDayOfCover,
  plusDays,
  plusMonths,
} from '@tuanbao/library/domain/calendar/calendarDay';
import { frozenClock, shanghaiDayOf, shiftedClock } from '@tuanbao/library/domain/calendar/clock';
import { expect, it } from 'vitest';

it.each([
  ['2010-12-01', 16, 'the birthday itself counts as reached'],
  ['2010-12-02', 15, 'one day short'],
  ['2008-02-29', 18, 'born on a leap day'],
  ['1960-12-01', 66, '66 on the start day'],
  ['2026-11-19', 0, 'born yesterday'],
])('%s is %d on 2026-12-01: %s', (birthday, age) => {
  expect(ageOn(birthday, '2026-12-01')).toBe(age);
});

it('someone born on 29 February turns older on 1 March in other years', () => {
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
});

it('a year of cover ends the day before the anniversary, through 24:00', () => {
  expect(lastDayOfCover('2026-12-01', 12)).toBe('2027-11-30');
  expect(lastDayOfCover('2027-03-01', 12)).toBe('2028-02-29');
  expect(plusMonths('2027-01-31', 1)).toBe('2027-02-28');
});

it('counts days over month ends and leap years', () => {
  expect(plusDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysBetween('2026-12-01', '2027-12-01')).toBe(365);
  expect(daysBetween('2026-12-02', '2026-12-01')).toBe(-1);
});

it.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', '', '2026-02-29'])('%j is no calendar day', (text) => {
  expect(isCalendarDay(text)).toBe(false);
});

it('the day is the day in Shanghai, whatever the machine thinks', () => {
  expect(shanghaiDayOf(new Date('2026-11-19T16:30:00Z'))).toBe('2026-11-20');
  expect(shanghaiDayOf(new Date('2026-11-19T15:59:59Z'))).toBe('2026-11-19');
});

it('a shifted clock runs ahead of another', () => {
  const clock = shiftedClock(frozenClock('2026-11-20T02:00:00Z'), () => 30 * 86_400_000);
  expect(clock.today()).toBe('2026-12-20');
});

it.each<[string, () => unknown]>([
  ['an age of somebody born on 30 February', () => ageOn('2001-02-30', '2026-12-01')],
  ['an age on no day', () => ageOn('2001-02-28', '')],
  ['no number of days', () => plusDays('2026-12-01', Number.NaN)],
  ['half a month', () => plusMonths('2026-12-01', 0.5)],
  ['months without end', () => plusMonths('2026-12-01', 1e308)],
  ['infinitely many days', () => plusDays('2026-12-01', Number.POSITIVE_INFINITY)],
  ['days from nowhere', () => daysBetween('\uD800', '2026-12-01')],
  ['cover from a text of 100 kB', () => lastDayOfCover('2'.repeat(100_000), 12)],
  ['a month that there is not', () => calendarDayOf(2026, 13, 1)],
  ['a year that is no number', () => calendarDayOf(Number.NaN, 1, 1)],
])('refuses %s with a typed error', (_, ask) => {
  expect(ask).toThrow(CalendarError);
});
