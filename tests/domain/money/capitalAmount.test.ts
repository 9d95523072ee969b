import { capitalAmountOf } from '@tuanbao/library/domain/money/capitalAmount';
import { fenOf, MoneyError } from '@tuanbao/library/domain/money/fen';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('the examples of the payment rules', () => {
  it.each([
    ['1409.50', '壹仟肆佰零玖元伍角'],
    ['6007.14', '陆仟零柒元壹角肆分'],
    ['1680.32', '壹仟陆佰捌拾元零叁角贰分'],
    ['107000.53', '壹拾万柒仟元零伍角叁分'],
    ['16409.02', '壹万陆仟肆佰零玖元零贰分'],
    ['325.04', '叁佰贰拾伍元零肆分'],
    ['20000.00', '贰万元整'],
  ])('%s is %s', (yuan, words) => {
    expect(capitalAmountOf(fenOf(yuan))).toBe(words);
  });
});

describe('the places where zeros meet', () => {
  it.each([
    ['0', '零元整'],
    ['0.01', '壹分'],
    ['0.10', '壹角'],
    ['0.53', '伍角叁分'],
    ['10', '壹拾元整'],
    ['10.05', '壹拾元零伍分'],
    ['15', '壹拾伍元整'],
    ['101', '壹佰零壹元整'],
    ['110', '壹佰壹拾元整'],
    ['1001', '壹仟零壹元整'],
    ['1010', '壹仟零壹拾元整'],
    ['10001', '壹万零壹元整'],
    ['10010.10', '壹万零壹拾元零壹角'],
    ['100000', '壹拾万元整'],
    ['1005000', '壹佰万伍仟元整'],
    ['1000500', '壹佰万零伍佰元整'],
    ['10000000', '壹仟万元整'],
    ['100000000', '壹亿元整'],
    ['100000001', '壹亿零壹元整'],
    ['100005000', '壹亿零伍仟元整'],
    ['100050000', '壹亿零伍万元整'],
    ['120000000', '壹亿贰仟万元整'],
    ['2000000000000', '贰万亿元整'],
    ['-20000.05', '负贰万元零伍分'],
  ])('%s is %s', (yuan, words) => {
    expect(capitalAmountOf(fenOf(yuan))).toBe(words);
  });
});

it('writes the largest amount there is', () => {
  expect(capitalAmountOf(Number.MAX_SAFE_INTEGER)).toBe('玖拾万零柒佰壹拾玖亿玖仟贰佰伍拾肆万柒仟肆佰零玖元玖角壹分');
});

const values: Readonly<Record<string, number>> = Object.fromEntries(
  Array.from('零壹贰叁肆伍陆柒捌玖', (digit, value) => [digit, value]),
);
const units: Readonly<Record<string, number>> = { 拾: 10, 佰: 100, 仟: 1000 };

/**
 * Reads an amount in Chinese capital numerals, to check the code that writes them. The method is independent of that
 * code.
 */
function fenOfWords(words: string): number {
  let [total, section, digit, fen] = [0n, 0n, 0n, 0n];
  for (const character of words.replace(/整$/, '')) {
    const value = values[character];
    if (value !== undefined) digit = BigInt(value);
    else if (units[character] !== undefined) {
      section += digit * BigInt(units[character]);
      digit = 0n;
    } else if (character === '万') {
      total += (section + digit) * 10_000n;
      [section, digit] = [0n, 0n];
    } else if (character === '亿') {
      total = (total + section + digit) * 100_000_000n;
      [section, digit] = [0n, 0n];
    } else if (character === '元') {
      fen += (total + section + digit) * 100n;
      [total, section, digit] = [0n, 0n, 0n];
    } else {
      fen += digit * (character === '角' ? 10n : 1n);
      digit = 0n;
    }
  }
  return Number(fen);
}

it('is read back as the same amount, and never has a double zero', () => {
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), fc.integer({ min: 0, max: 15 }), (amount, places) => {
      const fen = Math.floor(amount / 10 ** places);
      const words = capitalAmountOf(fen);
      expect(fenOfWords(words)).toBe(fen);
      expect(words).not.toMatch(/零零|零[元万亿角分](?!整)|undefined/);
    }),
    { numRuns: 2000 },
  );
});

it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e308, 2 ** 53])('refuses %d', (fen) => {
  expect(() => capitalAmountOf(fen)).toThrow(MoneyError);
});
