import { coInsurerSharesOf, sharesAddUp } from '@tuanbao/library/domain/rating/coInsurance';
import { expect, it } from 'vitest';

const insurers = ['0.5', '0.3', '0.2'].map((share) => ({ code: share, name: share, share }));

it.each([
  [0, [0, 0, 0]],
  [1, [1, 0, 0]],
  // The exact shares are 4.5, 2.7 and 1.8. They are rounded down to 4, 2 and 1, and the leader gets the remaining 2.
  [9, [6, 2, 1]],
  [100, [50, 30, 20]],
])('%i fen are shared as %j', (totalFen, parts) => {
  expect(coInsurerSharesOf(insurers, totalFen).map(({ premiumFen }) => premiumFen)).toEqual(parts);
});

it('recognises shares that do not add up to the whole', () => {
  expect(sharesAddUp(insurers)).toBe(true);
  expect(sharesAddUp(insurers.slice(1))).toBe(false);
});
