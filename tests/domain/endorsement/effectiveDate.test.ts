import {
  daysThrough,
  earliestEffectiveDate,
  effectiveDateProblems,
  remainingMonths,
} from '@tuanbao/library/domain/endorsement/effectiveDate';
import { describe, expect, it } from 'vitest';

const cover = { startDate: '2026-12-01', endDate: '2027-11-30' };

const today = '2027-02-28';

describe('the effective day', () => {
  it('is tomorrow at the earliest, or the first day of a cover that has not begun', () => {
    expect(earliestEffectiveDate(today, cover)).toBe('2027-03-01');
    expect(earliestEffectiveDate('2026-11-20', cover)).toBe('2026-12-01');
  });

  it.each([
    ['2027-02-28', 'effectiveDateTooEarly'],
    ['2027-12-01', 'effectiveDateTooLate'],
    ['2027-02-30', 'effectiveDateInvalid'],
    ['', 'effectiveDateInvalid'],
    ['\ud800', 'effectiveDateInvalid'],
    ['9'.repeat(100_000), 'effectiveDateInvalid'],
  ])('refuses %.12s: %s', (day, code) => {
    expect(effectiveDateProblems(day, today, cover).map((problem) => problem.code)).toEqual([code]);
  });

  it.each(['2027-03-01', '2027-11-30'])('accepts %s', (day) => {
    expect(effectiveDateProblems(day, today, cover)).toEqual([]);
  });

  it('does not exist if the cover ends today', () => {
    expect(effectiveDateProblems('2027-12-01', '2027-11-30', cover).map(({ code }) => code)).toEqual(['coverEnded']);
  });

  it.each([
    ['2027-11-30', 1],
    ['2027-11-01', 1],
    ['2027-10-31', 1],
    ['2027-10-30', 2],
    ['2027-09-01', 3],
    ['2026-12-01', 12],
    ['2026-12-02', 12],
    ['2027-01-01', 11],
  ])('from %s %d months are left, including started ones', (day, months) => {
    expect(remainingMonths(day, cover)).toBe(months);
  });
});

it.each(['2026-02-30', '', '\uffff', '\ud800', '9'.repeat(100_000)])('%.12s is an invalid day', (day) => {
  expect(() => remainingMonths(day, cover)).toThrow(RangeError);
  expect(() => remainingMonths('2027-03-01', { ...cover, endDate: day })).toThrow(RangeError);
  expect(() => daysThrough(day, cover.endDate)).toThrow(RangeError);
  expect(() => earliestEffectiveDate(day, cover)).toThrow(RangeError);
});
