import { chineseNumeral } from '@tuanbao/library/i18n/chineseNumeral';
import { expect, it } from 'vitest';

it.each([
  [0, '零'],
  [1, '一'],
  [10, '十'],
  [12, '十二'],
  [20, '二十'],
  [105, '一百零五'],
  [110, '一百一十'],
  [1005, '一千零五'],
  [1050, '一千零五十'],
  [10_000, '一万'],
  [10_001, '一万零一'],
  [20_305, '二万零三百零五'],
  [99_999, '九万九千九百九十九'],
])('%d is %s', (value, words) => {
  expect(chineseNumeral(value)).toBe(words);
});

it.each([-1, 1.5, Number.NaN, 100_000])('refuses %d', (value) => {
  expect(() => chineseNumeral(value)).toThrow(RangeError);
});
