import { slipsBetween } from '@tuanbao/library/domain/identity/editDistance';
import { expect, it } from 'vitest';

it.each([
  ['', '', 0],
  ['123', '123', 0],
  ['11', '1', 1],
  ['123', '132', 1],
  ['123', '12', 1],
  ['123', '1234', 1],
  ['12345', '12x4y', 2],
  ['123', '456', 3],
  ['1', '12345', 3],
])('%j and %j are %d slips apart', (one, other, slips) => {
  expect(slipsBetween(one, other, 2)).toBe(slips);
  expect(slipsBetween(other, one, 2)).toBe(slips);
});
