import { type FieldRule, fieldRuleProblems } from '@tuanbao/library/domain/product/fieldRule';
import { carrierPlanCodeOf } from '@tuanbao/library/domain/scheme/carrierPlanCode';
import { minimumHeadsProblems } from '@tuanbao/library/domain/scheme/minimumHeads';
import { classLinesOf } from '@tuanbao/library/domain/scheme/rosterLines';
import { subjectProblemMessages } from '@tuanbao/library/i18n/subjects/subjectProblems.messages';
import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';

describe('the carrier’s plan code', () => {
  const mapped = loadCatalogue().productOf('332');
  const plain = loadCatalogue().productOf('80140');
  if (!mapped || !plain) throw new Error('no product');

  it.each([
    [[1], 'D0', 'TD332-A11'],
    [[1, 2], 'D100', 'TD332-A12'],
    [[1, 3], 'D100', 'TD332-A22'],
    [[5, 1], 'D500', 'TD332-A33'],
  ] as const)('depends on the highest class of %j and deductible %s: %s', (classes, deductible, code) => {
    const lines = classes.map((occupationClass) => ({ occupationClass }));
    expect(carrierPlanCodeOf(mapped, { planCode: '332A', deductible }, lines)).toBe(code);
  });

  it('is the plan’s own if the product has no mapping', () => {
    expect(carrierPlanCodeOf(plain, { planCode: '80140A', deductible: 'D0' }, [])).toBe('80140A');
  });

  it('is unknown outside the table', () => {
    expect(carrierPlanCodeOf(mapped, { planCode: '332A', deductible: 'D0' }, [])).toBeNull();
    expect(carrierPlanCodeOf(mapped, { planCode: '332A', deductible: 'D0' }, [{ occupationClass: 6 }])).toBeNull();
    expect(carrierPlanCodeOf(mapped, { planCode: 'X', deductible: 'D0' }, [{ occupationClass: 1 }])).toBeNull();
  });
});

describe('minimum heads of a class', () => {
  const rule = { classes: '111110', declinedCodes: [], classOverrides: {}, minHeadsByClass: { 5: 3 } };

  it.each([
    [0, []],
    [1, [{ class: 5, min: 3, heads: 1 }]],
    [2, [{ class: 5, min: 3, heads: 2 }]],
    [3, []],
  ])('%i persons of class 5', (heads, params) => {
    const problems = minimumHeadsProblems(rule, classLinesOf([9, 0, 0, 0, heads]));
    expect(problems.map((problem) => problem.params)).toEqual(params);
  });

  it('adds up the class over all schemes', () => {
    expect(minimumHeadsProblems(rule, [...classLinesOf([0, 0, 0, 0, 2]), ...classLinesOf([0, 0, 0, 0, 1])])).toEqual(
      [],
    );
  });
});

describe('a rule of a field', () => {
  const rules: readonly FieldRule[] = [
    { field: 'a', trigger: 'blur', rule: 'required', message: 'fieldRequired' },
    { field: 'a', trigger: 'change', rule: 'atMost', limit: 9, message: 'fieldTooLarge' },
    { field: 'b', trigger: 'change', rule: 'atLeast', limit: 2, message: 'fieldTooSmall' },
    { field: 'b', trigger: 'blur', rule: 'maxLength', limit: 3, message: 'fieldTooLong' },
    { field: 'c', trigger: 'submit', rule: 'oneOf', values: ['x', 'y'], message: 'fieldNotOffered' },
  ];
  const found = (draft: Readonly<Record<string, unknown>>) => fieldRuleProblems({ fieldRules: rules }, draft);
  const codes = (field: string, value: unknown) =>
    found({ a: 1, [field]: value })
      .filter(({ path }) => path === field)
      .map(({ code }) => code);

  it('counts at every submission, and names the event on which its problem is shown', () => {
    expect(found({ a: '', b: 1, c: 'z' }).map(({ path, code, shownOn }) => [path, code, shownOn])).toEqual([
      ['a', 'fieldRequired', 'blur'],
      ['b', 'fieldTooSmall', 'change'],
      ['c', 'fieldNotOffered', 'submit'],
    ]);
    expect(found({ a: 10 }).map(({ code }) => code)).toEqual(['fieldTooLarge']);
  });

  it.each([
    ['b', 1, ['fieldTooSmall']],
    ['b', 2, []],
    ['b', 1234, ['fieldTooLong']],
    ['b', Number.NaN, ['fieldTooSmall']],
    ['b', '𠮷𠮷𠮷', ['fieldTooSmall']],
    ['b', 'x'.repeat(100_000), ['fieldTooSmall', 'fieldTooLong']],
    ['a', Infinity, ['fieldTooLarge']],
    ['c', 'z', ['fieldNotOffered']],
    ['c', 'x', []],
    ['c', null, []],
    ['d', 'anything', []],
  ] as const)('%s = %j finds %j', (field, value, expected) => {
    expect(codes(field, value)).toEqual(expected);
  });
});

it('every sentence exists in both languages and contains its numbers', () => {
  const params = { min: 1, max: 2, limit: 3, word: '危房', class: 4, heads: 5, place: 6 };
  for (const words of Object.values(subjectProblemMessages)) {
    const sentences = Object.values(words).map((sentence) => sentence(params));
    expect(sentences.filter((sentence) => sentence === '' || sentence.includes('undefined'))).toEqual([]);
  }
});
