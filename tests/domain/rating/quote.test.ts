import type { OccupationClass } from '@tuanbao/library/domain/occupation/occupationClass';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { QuotableDraft } from '@tuanbao/library/domain/rating/quotation';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { newScheme } from '@tuanbao/library/domain/scheme/newScheme';
import type { QuotableScheme } from '@tuanbao/library/domain/scheme/scheme';
import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';

const catalogue = loadCatalogue();

function productOf(id: string): ProductDefinition {
  const product = catalogue.productOf(id);
  if (!product) throw new Error(`no product ${id}`);
  return product;
}

const employer = productOf('80140');

const line = (occupationClass: OccupationClass, heads: number) => ({ code: '', name: '', occupationClass, heads });

function schemeWith(product: ProductDefinition, occupations: QuotableScheme['occupations'], id = 's1'): QuotableScheme {
  return { ...newScheme(product, id, id), occupations };
}

const draftOf = (schemes: readonly QuotableScheme[], months = 12): QuotableDraft => ({
  months,
  applyQuantity: 1,
  schemes,
});

/** Returns the factors of the deductible 500, for a scheme with one person of each given class. */
const factorIn = (product: ProductDefinition, ...classes: readonly (1 | 3 | 4)[]): readonly string[] => {
  const lines = classes.map((each) => line(each, 1));
  const { trace } = quote(product, draftOf([{ ...schemeWith(product, lines), deductible: 'D500' }]));
  return [...new Set(trace.flatMap((step) => (step.step === 'deductible' ? [step.value] : [])))];
};

describe('the arithmetic of a quote', () => {
  // 100,000 × 0.42‰ + 20,000 × 1.8‰ = 42 + 36 = 78. All factors are 1, and 78 is a whole yuan, so nothing is rounded.
  it('adds up the clauses of one person and charges every head', () => {
    const result = quote(employer, draftOf([schemeWith(employer, [line(1, 3)])]));

    expect(result.totalFen).toBe(78_00 * 3);
    expect(result.schemes[0]).toMatchObject({ status: 'priced', premium: '234', heads: 3 });
  });

  // Class 4: 100,000 × 1.46‰ + 20,000 × 5.8‰ = 146 + 116 = 262; 3 months: × 0.3 = 78.6 → 79
  it('shortens to the months of cover and then rounds up once', () => {
    const result = quote(employer, draftOf([schemeWith(employer, [line(4, 2)])], 3));

    expect(result.totalFen).toBe(79_00 * 2);
  });

  // 78 × 1.25 (100 %) × 1.082 (table 3) × 1.1 (no deductible) = 116.0445 → 117
  it('multiplies payout ratio, disability table and deductible without rounding in between', () => {
    const scheme = {
      ...schemeWith(employer, [line(1, 1)]),
      payoutRatio: 'P100',
      disabilityTable: 'T3',
      deductible: 'D0',
    };
    const result = quote(employer, draftOf([scheme]));

    expect(result.totalFen).toBe(117_00);
    expect(result.trace.find(({ step }) => step === 'deductible')?.result).toBe('116.0445');
  });

  it.each([
    { heads: 49, discount: '1', next: 1, total: 49 * 78_00 },
    { heads: 50, discount: '0.95', next: 150, total: 50 * 75_00 }, // 78 × 0.95 = 74.1 → 75
    { heads: 199, discount: '0.95', next: 1, total: 199 * 75_00 },
    { heads: 200, discount: '0.9', next: 300, total: 200 * 71_00 }, // 78 × 0.9 = 70.2 → 71
    { heads: 500, discount: '0.85', next: null, total: 500 * 67_00 }, // 78 × 0.85 = 66.3 → 67
  ])('gives $heads persons the tier $discount', ({ heads, discount, next, total }) => {
    const result = quote(employer, draftOf([schemeWith(employer, [line(1, heads)])]));

    expect(result.discount.reached?.discount).toBe(discount);
    expect(result.discount.next?.personsToGo ?? null).toBe(next);
    expect(result.totalFen).toBe(total);
  });

  it('offers an empty group the first tier that lowers the price', () => {
    expect(quote(employer, draftOf([])).discount.next).toMatchObject({ tier: { discount: '0.95' }, personsToGo: 50 });
  });

  it('requires the accident record if the product rates it, and a clean one costs less', () => {
    const rated = productOf('80210');
    const usual = schemeWith(rated, [line(1, 100)]);
    const clean = { ...usual, accidentRate: 'A0' };

    expect(usual.accidentRate).toBe('A1');
    expect(quote(rated, draftOf([clean])).totalFen).toBeLessThan(quote(rated, draftOf([usual])).totalFen ?? 0);
  });

  it('repeats a factor by class, the lowest for the scheme, only where the product is marked so', () => {
    const marked = productOf('80210');
    const unmarked = { ...marked, features: { ...marked.features, repeatPremiumRate: false } };

    expect([factorIn(marked, 1), factorIn(marked, 4), factorIn(marked, 3, 4)]).toEqual([['0.93'], ['0.98'], ['0.95']]);
    expect([factorIn(unmarked, 1), factorIn(unmarked, 4), factorIn(unmarked, 3, 4)]).toEqual([
      ['0.93'],
      ['0.93'],
      ['0.93'],
    ]);
  });

  it('counts the persons of all schemes for the tier', () => {
    const schemes = [schemeWith(employer, [line(1, 25)], 's1'), schemeWith(employer, [line(2, 25)], 's2')];

    expect(quote(employer, draftOf(schemes)).discount.reached?.discount).toBe('0.95');
  });

  // Light edition, class 2: the flat premium is 88 + 42 yuan for a year. The product has separate premiums for two
  // months, which aren't reduced by the short-period table.
  it('takes flat premiums for the months as they are', () => {
    const flat = productOf('80212');

    expect(quote(flat, draftOf([schemeWith(flat, [line(2, 1)])])).totalFen).toBe(130_00);
    expect(quote(flat, draftOf([schemeWith(flat, [line(2, 1)])], 2)).totalFen).toBe(26_00); // 17.60 + 8.40
  });

  it('charges a count of 0 as one person, but not on the AX line', () => {
    const ax = { ...employer, features: { ...employer.features, ax: true } };
    const draft = draftOf([schemeWith(employer, [line(1, 0)])]);

    expect(quote(employer, draft).totalFen).toBe(78_00);
    expect(quote(ax, draft).totalFen).toBe(0);
  });

  it('keeps exact amounts if the product does not round, and rounds the order once', () => {
    const exact: ProductDefinition = { ...employer, rounding: 'none' };
    const scheme = { ...schemeWith(exact, [line(1, 3)]), disabilityTable: 'T2', payoutRatio: 'P90' };
    const result = quote(exact, draftOf([scheme]));

    // 78 × 1.125 × 0.928 = 81.432 for one person, 244.296 for three persons. The total is rounded to 244.30.
    expect(result.schemes[0]).toMatchObject({ premium: '244.296' });
    expect(result.totalFen).toBe(244_30);
  });
});

describe('a scheme that has no price', () => {
  it('gives the reason and keeps the prices of the others', () => {
    const refused = schemeWith(employer, [line(6, 1)], 's2');
    const result = quote(employer, draftOf([schemeWith(employer, [line(1, 1)]), refused]));

    expect(result.totalFen).toBeNull();
    expect(result.schemes[0]).toMatchObject({ status: 'priced', premium: '78' });
    expect(result.schemes[1]).toMatchObject({
      status: 'unpriced',
      problems: [{ code: 'classNotCovered', params: { class: 6 } }],
    });
  });

  it.each([
    ['an unknown plan', { planCode: 'X' }, 'planUnknown'],
    ['an unknown clause', { clauses: [{ code: 'X', sumInsured: 1 }] }, 'clauseUnknown'],
    ['a sum insured that is not on offer', { clauses: [{ code: 'EL01', sumInsured: 123 }] }, 'sumInsuredUnknown'],
    ['a compulsory clause left out', { clauses: [] }, 'clauseMissing'],
    ['an unknown deductible', { deductible: 'X' }, 'optionUnknown'],
    ['no occupation', { occupations: [] }, 'occupationMissing'],
  ])('refuses %s', (_, change, code) => {
    const result = quote(employer, draftOf([{ ...schemeWith(employer, [line(1, 1)]), ...change }]));

    expect(
      result.schemes[0]?.status === 'unpriced' && result.schemes[0].problems.map((problem) => problem.code),
    ).toContain(code);
  });

  it('refuses months that the product does not sell', () => {
    const result = quote(employer, draftOf([schemeWith(employer, [line(1, 1)])], 13));

    expect(result.schemes[0]).toMatchObject({ problems: [{ code: 'durationUnknown' }] });
  });
});

it('lists every step of a line in order', () => {
  const { trace } = quote(employer, draftOf([schemeWith(employer, [line(1, 2)])]));

  expect(trace.map(({ step, value, result }) => [step, value, result])).toEqual([
    ['clause', '100000×0.42‰', '42'],
    ['clause', '20000×1.8‰', '78'],
    ['shortPeriod', '1', '78'],
    ['payoutRatio', '1', '78'],
    ['disability', '1', '78'],
    ['deductible', '1', '78'],
    ['plan', '1', '78'],
    ['discount', '1', '78'],
    ['round', '78', '78'],
    ['heads', '2', '156'],
    ['total', '156', '156.00'],
  ]);
});
