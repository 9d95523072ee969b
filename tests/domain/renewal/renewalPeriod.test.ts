import { daysOfCoverLeft, isRenewable, renewalStart } from '@tuanbao/library/domain/renewal/renewalPeriod';
import { expect, it } from 'vitest';

it.each([
  ['2026-11-20', '2026-12-31', '2027-01-01'],
  ['2026-12-31', '2026-12-31', '2027-01-01'],
  ['2027-01-01', '2026-12-31', '2027-01-02'],
  ['2027-01-20', '2026-12-31', '2027-01-21'],
  ['2028-02-01', '2028-02-28', '2028-02-29'],
])('on %s cover until %s goes on from %s', (today, endDate, start) => {
  expect(renewalStart(endDate, today)).toBe(start);
});

it.each([
  ['2026-11-01', 60, true],
  ['2026-10-31', 61, false],
  ['2026-12-31', 0, true],
  ['2027-03-01', -60, true],
  ['2027-03-02', -61, false],
])('on %s there are %i days left of cover until 2026-12-31', (today, left, renewable) => {
  expect(daysOfCoverLeft('2026-12-31', today)).toBe(left);
  expect(isRenewable('2026-12-31', today)).toBe(renewable);
});
