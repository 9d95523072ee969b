import { plural } from '@tuanbao/library/i18n/plural';
import { expect, test } from 'vitest';

test('one is singular, all other counts are plural', () => {
  expect([0, 1, 2, 10_000].map((count) => plural(count, 'person'))).toEqual([
    '0 persons',
    '1 person',
    '2 persons',
    '10,000 persons',
  ]);
  expect(plural(1, 'policy', 'policies')).toBe('1 policy');
  expect(plural(3, 'policy', 'policies')).toBe('3 policies');
});

test('a count from the parameters of a problem can be a text', () => {
  expect(plural('1', 'character')).toBe('1 character');
});
