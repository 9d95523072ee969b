import { groupedDigits } from '@tuanbao/library/i18n/groupedDigits';
import { expect, it } from 'vitest';

it.each([
  ['48', '48'],
  ['12000', '12,000'],
  ['1234567.5', '1,234,567.5'],
  ['1000.1234', '1,000.1234'],
  ['约三百万', '约三百万'],
  ['', ''],
])('%s reads %s', (decimal, text) => {
  expect(groupedDigits(decimal)).toBe(text);
});
