import type { OccupationClass } from '@tuanbao/library/domain/occupation/occupationClass';
import { explainChange } from '@tuanbao/library/domain/rating/explainChange';
import type { Quote } from '@tuanbao/library/domain/rating/quotation';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { newScheme } from '@tuanbao/library/domain/scheme/newScheme';
import { classLinesOf } from '@tuanbao/library/domain/scheme/rosterLines';
import { incompleteQuote, quoteOf, withClerks } from '@tuanbao/library/samples/quotes';
import { officeScheme, workshopScheme } from '@tuanbao/library/samples/schemes';
import { expect, it } from 'vitest';

import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';

const lineOf = (occupationClass: OccupationClass, heads: number) => ({ code: '', name: '', occupationClass, heads });

it('names the heads that were added and the discount they reach', () => {
  const change = explainChange(quoteOf([withClerks(officeScheme, 9)]), quoteOf([withClerks(officeScheme, 10)]));

  expect(change?.differenceFen).toBe((10 * 123 - 9 * 129) * 100);
  expect(change?.causes).toEqual([
    { kind: 'heads', schemeId: 's1', from: 9, to: 10, effectFen: 129_00 },
    {
      kind: 'discount',
      from: expect.objectContaining({ discount: '1' }),
      to: expect.objectContaining({ discount: '0.95' }),
      effectFen: 10 * -6_00,
    },
  ]);
});

it('names the factor that a scheme has changed', () => {
  const change = explainChange(quoteOf([officeScheme]), quoteOf([{ ...officeScheme, payoutRatio: 'P100' }]));

  expect(change?.differenceFen).toBeGreaterThan(0);
  expect(change?.causes).toEqual([
    {
      kind: 'factor',
      factor: 'payoutRatio',
      schemeId: 's1',
      from: '80%',
      to: '100%',
      effectFen: change?.differenceFen,
    },
  ]);
});

it('names a scheme that was added and one that was removed', () => {
  const [one, both] = [quoteOf([officeScheme]), quoteOf([officeScheme, workshopScheme])];

  expect(explainChange(one, both)?.causes[0]).toMatchObject({ kind: 'schemeAdded', schemeId: 's2' });
  expect(explainChange(both, one)?.causes[0]).toMatchObject({ kind: 'schemeRemoved', schemeId: 's2' });
});

it('returns nothing without a total, and if the total stays the same', () => {
  expect(explainChange(incompleteQuote, quoteOf([officeScheme]))).toBeNull();
  expect(explainChange(quoteOf([officeScheme]), quoteOf([{ ...officeScheme, name: '改名' }]))).toBeNull();
});

it('adds up the lines of a class', () => {
  const [line] = officeScheme.occupations;
  const two = line ? { ...officeScheme, occupations: [line, line] } : officeScheme;
  const [one, both] = [quoteOf([officeScheme]), quoteOf([two])];

  expect(explainChange(one, both)?.causes).toMatchObject([
    { kind: 'heads', from: 6, to: 12, effectFen: 6 * 129_00 },
    { kind: 'discount', effectFen: 12 * -6_00 },
  ]);
});

it('names the period if flat premiums are those of other months', () => {
  const product = loadCatalogue().productOf('80212');
  if (!product) throw new Error('no product');
  const scheme = { ...newScheme(product, 's1', ''), occupations: classLinesOf([2]) };
  const [half, year] = [6, 12].map((months) => quote(product, { months, applyQuantity: 1, schemes: [scheme] }));

  // Light edition, class 1: 40.80 + 19.20 yuan for six months, 68.00 + 32.00 yuan for a year.
  expect(half && year && explainChange(half, year)).toEqual({
    differenceFen: 2 * 40_00,
    causes: [{ kind: 'period', from: 6, to: 12, effectFen: 2 * 40_00 }],
  });
});

it.each([
  ['as it is', (quoted: Quote) => quoted],
  ['of an earlier version, which states no 份数', ({ applyQuantity: _stated, ...quoted }: Quote): Quote => quoted],
])('reads 份数 from lines with heads where the first one has none: a quote %s', (_, given) => {
  const product = loadCatalogue().productOf('70101');
  if (!product) throw new Error('no product');
  const scheme = { ...newScheme(product, 's1', ''), occupations: [lineOf(1, 0), lineOf(2, 3)] };
  const [one, two] = [1, 2].map((applyQuantity) =>
    given(quote(product, { months: 12, applyQuantity, schemes: [scheme] })),
  );

  expect(one && two && explainChange(one, two)?.causes).toEqual([
    { kind: 'quantity', from: 1, to: 2, effectFen: one?.totalFen },
  ]);
});

it('names the persons who joined, not a deductible that costs less because of their class', () => {
  const product = loadCatalogue().productOf('80210');
  if (!product) throw new Error('no product');
  const scheme = { ...newScheme(product, 's1', ''), deductible: 'D500' };
  const [one, two] = [[lineOf(3, 1)], [lineOf(3, 1), lineOf(1, 1)]].map((occupations) =>
    quote(product, { months: 12, applyQuantity: 1, schemes: [{ ...scheme, occupations }] }),
  );

  expect(one && two && explainChange(one, two)?.causes).toMatchObject([{ kind: 'heads', from: 1, to: 2 }]);
});
