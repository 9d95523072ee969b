import { averagePremiumOf } from '@tuanbao/library/domain/rating/averagePremium';
import { expect, it } from 'vitest';

it.each([
  [1_257_000, 28, 44_893],
  [5, 2, 3],
  [0, 3, 0],
])('%i fen for %i persons are %i each, half-up', (total, heads, average) => {
  expect(averagePremiumOf(total, heads)).toBe(average);
});

it('has no average without persons', () => {
  expect(averagePremiumOf(1000, 0)).toBeNull();
});
