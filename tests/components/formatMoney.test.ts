import { formatFen, formatYuan } from '@tuanbao/library/i18n/formatMoney';
import { expect, it } from 'vitest';

it.each([
  ['0', '¥0.00'],
  ['12345.6', '¥12,345.60'],
  ['999.995', '¥1,000.00'],
  ['1000', '¥1,000.00'],
  ['-1234567.5', '-¥1,234,567.50'],
  ['-0.001', '¥0.00'],
  ['98765432109876.54', '¥98,765,432,109,876.54'],
])('%s yuan reads %s', (yuan, text) => {
  expect(formatYuan(yuan)).toBe(text);
});

it('fen read as yuan', () => {
  expect(formatFen(1_234_560)).toBe('¥12,345.60');
  expect(formatFen(-5)).toBe('-¥0.05');
});

it('refuses invalid amounts', () => {
  expect(() => formatYuan('twelve')).toThrow('not a decimal number of yuan');
  expect(() => formatFen(0.5)).toThrow('not a whole number of fen');
});
