import { ageOn, CalendarError, calendarDayOf, isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
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

it('a person born on 29 February becomes a year older on 1 March in other years', () => {
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
});

it.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', '', '2026-02-29'])('%j is no calendar day', (text) => {
  expect(isCalendarDay(text)).toBe(false);
});

it.each<[string, () => unknown]>([
  ['an age of somebody born on 30 February', () => ageOn('2001-02-30', '2026-12-01')],
  ['an age on no day', () => ageOn('2001-02-28', '')],
  ['a month that there is not', () => calendarDayOf(2026, 13, 1)],
  ['a year that is no number', () => calendarDayOf(Number.NaN, 1, 1)],
])('refuses %s with a typed error', (_, ask) => {
  expect(ask).toThrow(CalendarError);
});
