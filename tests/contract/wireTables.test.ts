import { freeOddsOf, payoutRatios } from '@tuanbao/library/domain/enumeration/payoutRatio';
import { organisationNatureMessages } from '@tuanbao/library/i18n/enumerations/organisationNature.messages';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { organisationNatureWords } from '../../app/contract/wireTables/organisations.ts';
import { payoutRatioWords } from '../../app/contract/wireTables/policies.ts';
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

it('the general natures have the same text as their codes', () => {
  for (const [word, code] of Object.entries(organisationNatureWords.codes))
    expect(organisationNatureMessages['zh-CN']).toMatchObject({ [word]: code });
});

it('free odds are payout / 0.8', () => {
  expect(payoutRatios.map(freeOddsOf)).toEqual(payoutRatios.map((ratio) => payoutRatioWords.codeOf(ratio)));
});
