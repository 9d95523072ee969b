import { commissionOf, percentOf } from '@tuanbao/library/domain/money/commission';
import { expect, it } from 'vitest';

it.each([
  [27_900, '0.15', 4185],
  [3, '0.15', 0],
  [10, '0.15', 2],
  [0, '0.18', 0],
])('the commission of %i fen at %s is %i fen, exactly rounded', (premium, rate, fen) => {
  expect(commissionOf(premium, rate)).toBe(fen);
});

it('reads a share as per cent, without binary rounding errors', () => {
  expect(['0.15', '0.125', '0.07', '0.10'].map(percentOf)).toEqual(['15', '12.5', '7', '10']);
});
