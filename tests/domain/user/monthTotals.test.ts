import { changeInPercent, monthsUpTo } from '@tuanbao/library/domain/user/monthTotals';
import { expect, it } from 'vitest';

it('names the current month and those before it, across the turn of a year', () => {
  expect(monthsUpTo('2027-02-28')).toEqual(['2026-09', '2026-10', '2026-11', '2026-12', '2027-01', '2027-02']);
  expect(monthsUpTo('2026-12-01', 2)).toEqual(['2026-11', '2026-12']);
});

it('compares with the month before, and not with nothing', () => {
  expect(changeInPercent(200, 250)).toBe(25);
  expect(changeInPercent(300, 100)).toBe(-67);
  expect(changeInPercent(0, 100)).toBeNull();
});
