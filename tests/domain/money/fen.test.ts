import { fenOf, MoneyError, yuanOf } from '@tuanbao/library/domain/money/fen';
import { shareInFen, toCents, toWholeYuan } from '@tuanbao/library/domain/money/rounding';
import { Big } from 'big.js';
import { expect, it } from 'vitest';

it.each([
  ['0', 0],
  ['12345.6', 1_234_560],
  ['0.29', 29],
  ['1.1', 110],
  ['9999999999999.99', 999_999_999_999_999],
])('reads %s yuan as %d fen and writes it back', (yuan, fen) => {
  expect(fenOf(yuan)).toBe(fen);
  expect(Number(yuanOf(fen))).toBe(Number(yuan));
});

it.each(['', '1.234', '1e3', 'NaN', 'Infinity', '1,000', '０', '12345678901234'])('refuses %j as an amount', (text) => {
  expect(() => fenOf(text)).toThrow(MoneyError);
});

it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e308])('refuses %d as fen', (fen) => {
  expect(() => yuanOf(fen)).toThrow(MoneyError);
});

it('rounds half up to the fen, and any fraction up to the yuan', () => {
  expect(toCents(new Big('1.005')).toFixed()).toBe('1.01');
  expect(toCents(new Big('1.0049')).toFixed()).toBe('1');
  expect(toWholeYuan(new Big('74.01')).toFixed()).toBe('75');
  expect(toWholeYuan(new Big('75')).toFixed()).toBe('75');
});

it.each([
  ['365', 275, 365, 27_500],
  ['1.095', 5, 365, 2],
  ['1.0949999999999999999999999999', 5, 365, 1],
  ['-1.095', 5, 365, -2],
  ['-1.0949999999999999999999999999', 5, 365, -1],
  ['0', 1, 3, 0],
  ['0.02', 1, 3, 1],
  ['0.01', 1, 3, 0],
])('%s yuan × %d / %d is %d fen, half away from zero', (yuan, part, whole, fen) => {
  expect(Number(shareInFen(new Big(yuan), part, whole))).toBe(fen);
});

it.each([
  [Number.NaN, 1],
  [1, 0],
  [1, -1],
  [1, Number.POSITIVE_INFINITY],
  [1e308, 1],
])('refuses the share %d of %d', (part, whole) => {
  expect(() => shareInFen(new Big(1), part, whole)).toThrow(MoneyError);
});
