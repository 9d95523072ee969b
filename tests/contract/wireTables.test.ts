import { naturesOf } from '@tuanbao/library/products/naturesOf';
import { employerLiability } from '@tuanbao/library/samples/products';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { enumerations } from './enumerations.ts';

describe.each(enumerations)('$name', ({ words, codes, table, labels }) => {
  it('has the codes of the specification, and no others', () => {
    expect(words.map((word) => table.codeOf(word))).toEqual(codes.split(' '));
    expect(Object.keys(table.codes).toSorted()).toEqual(words.toSorted());
    expect(words.map((word) => table.wordOf(table.codeOf(word)))).toEqual(words);
  });

  it('has a label for every word in both languages, none twice', () => {
    for (const locale of ['zh-CN', 'en-US'] as const) {
      expect(Object.keys(labels[locale]).toSorted()).toEqual(words.toSorted());
      expect(new Set(Object.values(labels[locale])).size).toBe(words.length);
    }
    expect(Object.values(labels['zh-CN']).every((label) => /\p{Script=Han}|^API/u.test(label))).toBe(true);
  });

  it('all unknown codes survive the round trip', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        ...words,
        ...codes.split(' '),
        '',
        '100',
        '__proto__',
        'constructor',
        '\ud800',
        'x'.repeat(100_000),
      ),
    );
    fc.assert(
      fc.property(anything, (code) => {
        expect(table.codeOf(table.wordOf(code))).toBe(code);
        expect(table.wordOf(table.codeOf(code))).toBe(code);
      }),
    );
  });
});

it('the lists of natures without codes are those of the specification', () => {
  expect(naturesOf('general').join(' ')).toBe(
    '国有企业 集体企业 联营企业 股份合作制企业 私营企业 个体户 合伙企业 有限责任公司 股份有限公司 事业单位 国家机关 党政机关',
  );
  expect(naturesOf('nine').join(' ')).toBe(
    '国有企业 集体企业 民营企业 外商投资企业 港澳台投资企业 股份制企业 机关事业单位 社会团体 其他',
  );
});

it('free odds are payout / 0.8', () => {
  expect(employerLiability.payoutRatios.map(({ label, rate }) => [label, rate])).toEqual([
    ['80%', '1'],
    ['90%', '1.125'],
    ['100%', '1.25'],
  ]);
});
