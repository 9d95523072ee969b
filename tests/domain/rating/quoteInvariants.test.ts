import { classesOf } from '@tuanbao/library/domain/occupation/occupationClass';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { QuotableDraft, QuotableScheme, Quote } from '@tuanbao/library/domain/rating/quotation';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { Big } from 'big.js';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';

const products = loadCatalogue().products;
const codeIn = (options: readonly { readonly code: string }[]) =>
  options.length === 0 ? fc.constant('') : fc.constantFrom(...options.map(({ code }) => code));

function schemeOf(product: ProductDefinition, id: string): fc.Arbitrary<QuotableScheme> {
  const lineOf = fc.record({
    code: fc.constant(''),
    name: fc.constant(''),
    occupationClass: fc.constantFrom(...classesOf(product.occupation.classes)),
    heads: fc.integer({ min: 1, max: 400 }),
  });
  return fc.constantFrom(...product.plans).chain((plan) =>
    fc.record({
      id: fc.constant(id),
      planCode: fc.constant(plan.code),
      clauses: fc.tuple(
        ...plan.clauses.map((clause) =>
          fc.constantFrom(...clause.options).map(({ sumInsured }) => ({ code: clause.code, sumInsured })),
        ),
      ),
      deductible: codeIn(product.deductibles),
      payoutRatio: codeIn(product.payoutRatios),
      disabilityTable: codeIn(product.disabilityTables),
      occupations: fc.array(lineOf, { minLength: 1, maxLength: 4 }),
    }),
  );
}

const priced = fc.constantFrom(...products).chain((product) =>
  fc.record({
    product: fc.constant(product),
    draft: fc.record({
      months: fc.constantFrom(...product.durations),
      applyQuantity: fc.integer({ min: 1, max: 3 }),
      schemes: fc.tuple(schemeOf(product, 'a'), schemeOf(product, 'b')),
    }),
  }),
);

const withoutTiers = (product: ProductDefinition): ProductDefinition => ({ ...product, discountTiers: [] });

function sumOfLines(result: Quote): Big {
  const lines = result.schemes.flatMap((scheme) => (scheme.status === 'priced' ? scheme.lines : []));
  return lines.reduce((sum, { premium }) => sum.plus(premium), new Big(0));
}

const totalOf = (product: ProductDefinition, draft: QuotableDraft) => quote(product, draft).totalFen ?? Number.NaN;

it('the total is the sum of the lines, in whole fen and never negative', () => {
  fc.assert(
    fc.property(priced, ({ product, draft }) => {
      const result = quote(product, draft);
      expect(Number.isSafeInteger(result.totalFen)).toBe(true);
      expect(result.totalFen).toBeGreaterThan(0);
      expect(result.totalFen).toBe(Number(sumOfLines(result).times(100).round(0, Big.roundHalfUp)));
    }),
  );
});

it('the order of schemes and occupations does not matter', () => {
  fc.assert(
    fc.property(priced, ({ product, draft }) => {
      const turned = draft.schemes
        .map((scheme) => ({ ...scheme, occupations: scheme.occupations.toReversed() }))
        .toReversed();
      expect(totalOf(product, { ...draft, schemes: turned })).toBe(totalOf(product, draft));
    }),
  );
});

it('a line split in two costs the same as the line', () => {
  fc.assert(
    fc.property(priced, ({ product, draft }) => {
      const split = draft.schemes.map((scheme) => ({
        ...scheme,
        occupations: scheme.occupations.flatMap((line) =>
          line.heads > 1
            ? [
                { ...line, heads: 1 },
                { ...line, heads: line.heads - 1 },
              ]
            : [line],
        ),
      }));
      expect(totalOf(product, { ...draft, schemes: split })).toBe(totalOf(product, draft));
    }),
  );
});

it('with the tiers taken out, one person more never lowers the total', () => {
  fc.assert(
    fc.property(priced, fc.nat(), ({ product, draft }, pick) => {
      const flat = withoutTiers(product);
      const more = draft.schemes.map((scheme, index) =>
        index === pick % draft.schemes.length
          ? {
              ...scheme,
              occupations: scheme.occupations.map((line, at) =>
                at === pick % scheme.occupations.length ? { ...line, heads: line.heads + 1 } : line,
              ),
            }
          : scheme,
      );
      expect(totalOf(flat, { ...draft, schemes: more })).toBeGreaterThanOrEqual(totalOf(flat, draft));
    }),
  );
});

it('pricing the same draft twice gives the same bytes', () => {
  fc.assert(
    fc.property(priced, ({ product, draft }) => {
      const wire = JSON.parse(JSON.stringify({ product, draft })) as {
        product: ProductDefinition;
        draft: QuotableDraft;
      };
      expect(JSON.stringify(quote(wire.product, wire.draft))).toBe(JSON.stringify(quote(product, draft)));
    }),
  );
});
