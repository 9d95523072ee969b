import { calendarDayFrom, hasShortYear } from '@tuanbao/library/domain/calendar/parseDay';
import { describe, expect, it } from 'vitest';

describe('reads a day in usual notations', () => {
  it.each([
    '19900307',
    '1990-3-7',
    '1990-03-07',
    '1990/3/7',
    '1990/03/07',
    '1990.3.7',
    '1990年3月7日',
    '1990年03月07日',
    '1990 年 3 月 7 日',
    '1990年3月7号',
    ' 1990-03-07 ',
    '１９９０－０３－０７',
    '１９９００３０７',
    '１９９０。３。７',
    '1990、3、7',
    '1990—3—7',
  ])('%s', (text) => {
    expect(calendarDayFrom(text)).toBe('1990-03-07');
  });

  it('a leap day of a leap year', () => {
    expect(calendarDayFrom('2024年2月29日')).toBe('2024-02-29');
  });
});

describe('accepts no invalid day', () => {
  it.each([
    ['', 'nothing'],
    ['明天', 'a word'],
    ['2026-02-30', 'a day February never has'],
    ['20250229', 'a leap day of a common year'],
    ['1990-13-01', 'a thirteenth month'],
    ['1990-3/7', 'two separators'],
    ['90-3-7', 'a year of two digits'],
    ['1990-3', 'a month'],
    ['199037', 'six digits'],
    ['0000-01-01', 'the year 0'],
    ['1990-03-07T00:00:00Z', 'an instant'],
  ])('%s: %s', (text) => {
    expect(calendarDayFrom(text)).toBeNull();
  });
});

describe('distinguishes a year of two digits from an invalid day', () => {
  it.each(['90-3-7', '900307', '90/03/07', '90年3月7日', '９０。３。７'])('%s', (text) => {
    expect(calendarDayFrom(text)).toBeNull();
    expect(hasShortYear(text)).toBe(true);
  });

  it.each(['1990-3-7', '19900307', '90-13-7', '199003', '3-7', ''])('not %s', (text) => {
    expect(hasShortYear(text)).toBe(false);
  });
});
