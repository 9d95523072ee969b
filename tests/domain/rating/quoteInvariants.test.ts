import type { FactorOption, ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { explainChange } from '@tuanbao/library/domain/rating/explainChange';
import type { QuotableDraft, Quote } from '@tuanbao/library/domain/rating/quotation';
import { quote } from '@tuanbao/library/domain/rating/quote';
import type { RatingSubject } from '@tuanbao/library/domain/rating/subject';
import type { QuotableScheme } from '@tuanbao/library/domain/scheme/scheme';
import { Big } from 'big.js';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { draftOf, nativeProducts, productDraft, rosterDraft, subjectDraft } from './draftArbitrary.ts';

const withOneRate = ({ code, label, rate }: FactorOption): FactorOption => ({ code, label, rate });

/**
 * Returns the product without discount tiers and without factors that depend on the class. In such a product, a larger
 * draft never has a lower price.
 */
const flat = (product: ProductDefinition): ProductDefinition => ({
  ...product,
  discountTiers: [],
  deductibles: product.deductibles.map(withOneRate),
  payoutRatios: product.payoutRatios.map(withOneRate),
});

function sumOfLines(result: Quote): Big {
  const parts = result.schemes.flatMap((scheme) =>
    scheme.status === 'priced' ? [...scheme.lines, ...(scheme.subject ? [scheme.subject] : [])] : [],
  );
  return [...parts, ...(result.surcharges ?? [])].reduce((sum, { premium }) => sum.plus(premium), new Big(0));
}

const totalOf = (product: ProductDefinition, draft: QuotableDraft) => quote(product, draft).totalFen ?? Number.NaN;

const withSchemes = (draft: QuotableDraft, change: (scheme: QuotableScheme, index: number) => QuotableScheme) => ({
  ...draft,
  schemes: draft.schemes.map(change),
});

it('the total is the sum of the lines, in whole fen and never negative', () => {
  fc.assert(
    fc.property(productDraft, ({ product, draft }) => {
      const result = quote(product, draft);
      expect(Number.isSafeInteger(result.totalFen)).toBe(true);
      expect(result.totalFen).toBeGreaterThanOrEqual(0);
      expect(result.totalFen).toBe(Number(sumOfLines(result).times(100).round(0, Big.roundHalfUp)));
    }),
    { numRuns: 500 },
  );
});

it('every line is as round as the product says', () => {
  fc.assert(
    fc.property(productDraft, ({ product, draft }) => {
      const units = quote(product, draft).schemes.flatMap((scheme) =>
        scheme.status === 'priced' ? [...scheme.lines, ...(scheme.subject ? [scheme.subject] : [])] : [],
      );
      const places = { ceil: 0, cents: 2, none: 60 }[product.rounding];
      for (const { unitPremium, premium } of units) {
        expect(new Big(unitPremium).round(places, Big.roundDown).eq(unitPremium)).toBe(true);
        expect(new Big(premium).round(places, Big.roundDown).eq(premium)).toBe(true);
      }
    }),
  );
});

it('the order of schemes and occupations does not matter', () => {
  fc.assert(
    fc.property(rosterDraft, ({ product, draft }) => {
      const turned = draft.schemes
        .map((scheme) => ({ ...scheme, occupations: scheme.occupations.toReversed() }))
        .toReversed();
      expect(totalOf(product, { ...draft, schemes: turned })).toBe(totalOf(product, draft));
    }),
  );
});

it('the order of pools and of clauses does not matter', () => {
  fc.assert(
    fc.property(subjectDraft, ({ product, draft }) => {
      const { subject } = draft;
      const turned: QuotableDraft = withSchemes(draft, (scheme) => ({
        ...scheme,
        clauses: scheme.clauses.toReversed(),
      }));
      const pools = subject?.basis === 'perPool' ? { subject: { ...subject, pools: subject.pools.toReversed() } } : {};
      expect(totalOf(product, { ...turned, ...pools })).toBe(totalOf(product, draft));
    }),
  );
});

it('a line split in two costs the same as the line', () => {
  fc.assert(
    fc.property(rosterDraft, ({ product, draft }) => {
      const split = withSchemes(draft, (scheme) => ({
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
      expect(totalOf(product, split)).toBe(totalOf(product, draft));
    }),
  );
});

it('without the tiers and the lowest rate, one more person never lowers the total', () => {
  fc.assert(
    fc.property(rosterDraft, fc.nat(), ({ product, draft }, pick) => {
      const more = withSchemes(draft, (scheme, index) =>
        index === pick % draft.schemes.length
          ? {
              ...scheme,
              occupations: scheme.occupations.map((line, at) =>
                at === pick % scheme.occupations.length ? { ...line, heads: line.heads + 1 } : line,
              ),
            }
          : scheme,
      );
      expect(totalOf(flat(product), more)).toBeGreaterThanOrEqual(totalOf(flat(product), draft));
    }),
  );
});

/** Returns the subject with a larger size: more area, cost, pools or seats, depending on the basis of the price. */
function grown(subject: RatingSubject): RatingSubject {
  switch (subject.basis) {
    case 'byContractCost':
      return { ...subject, costFen: subject.costFen + 10_000 };
    case 'perPool':
      return { ...subject, pools: [...subject.pools, { areaSquareMetres: 1, count: 1 }] };
    case 'perVehicle':
      return { ...subject, seats: subject.seats + 1 };
    default:
      return { ...subject, areaSquareMetres: Number((subject.areaSquareMetres + 1).toFixed(2)) };
  }
}

it('more area, cost, pools or seats never cost less', () => {
  fc.assert(
    fc.property(subjectDraft, ({ product, draft }) => {
      if (!draft.subject) throw new Error('no subject');
      const more = { ...draft, subject: grown(draft.subject) };
      expect(totalOf(product, more)).toBeGreaterThanOrEqual(totalOf(product, draft));
    }),
  );
});

it('a discount tier begins and ends exactly at its edges', () => {
  for (const product of nativeProducts.filter(({ basis }) => basis === 'perPerson')) {
    for (const { minPersons, maxPersons, discount } of product.discountTiers) {
      for (const heads of [minPersons, ...(maxPersons === null ? [] : [maxPersons])]) {
        const [draft] = fc.sample(draftOf(product), { numRuns: 1, seed: heads });
        const line = draft?.schemes[0]?.occupations[0];
        if (!draft || !line) throw new Error('no draft');
        const [scheme] = draft.schemes;
        const alone = { ...draft, schemes: scheme ? [{ ...scheme, occupations: [{ ...line, heads }] }] : [] };
        expect([product.id, heads, quote(product, alone).discount.reached?.discount]).toEqual([
          product.id,
          heads,
          discount,
        ]);
      }
    }
  }
});

it('twelve months are one year: the short-period factor is 1', () => {
  fc.assert(
    fc.property(productDraft, ({ product, draft }) => {
      const { trace } = quote(product, { ...draft, months: 12 });
      const factors = trace.filter(({ step }) => step === 'shortPeriod').map(({ value }) => value);
      expect(factors.length).toBeGreaterThan(0);
      expect(new Set(factors)).toEqual(new Set(['1']));
    }),
  );
});

it('a year never costs less than fewer months', () => {
  fc.assert(
    fc.property(productDraft, ({ product, draft }) => {
      expect(totalOf(product, { ...draft, months: 12 })).toBeGreaterThanOrEqual(totalOf(product, draft));
    }),
  );
});

it('client and server calculate the same bytes', () => {
  fc.assert(
    fc.property(productDraft, ({ product, draft }) => {
      const wire: { product: ProductDefinition; draft: QuotableDraft } = JSON.parse(JSON.stringify({ product, draft }));
      expect(JSON.stringify(quote(wire.product, wire.draft))).toBe(JSON.stringify(quote(product, draft)));
    }),
  );
});

it('the shares of co-insurers add up to the total', () => {
  fc.assert(
    fc.property(productDraft, ({ product, draft }) => {
      const shared = quote(
        {
          ...product,
          coInsurers: ['0.335', '0.3325', '0.3325'].map((share) => ({ code: share, name: share, share })),
        },
        draft,
      );
      const sum = shared.coInsurers?.reduce((total, { premiumFen }) => total + premiumFen, 0);
      expect(sum).toBe(shared.totalFen);
      expect(shared.coInsurers?.every(({ premiumFen }) => premiumFen >= 0)).toBe(true);
    }),
  );
});

it('the premiums of single persons add up to the scheme', () => {
  fc.assert(
    fc.property(rosterDraft, ({ product, draft }) => {
      const result = quote(product, draft);
      for (const scheme of draft.schemes) {
        const priced = result.schemes.find(({ schemeId }) => schemeId === scheme.id);
        const lines = priced?.status === 'priced' ? priced.lines : [];
        const unitOf = new Map(lines.map(({ occupationClass, unitPremium }) => [occupationClass, unitPremium]));
        const sum = scheme.occupations.reduce(
          (total, { occupationClass, heads }) =>
            total.plus(new Big(unitOf.get(occupationClass) ?? 0).times(heads).times(draft.applyQuantity)),
          new Big(0),
        );
        expect(priced?.status === 'priced' && sum.eq(priced.premium)).toBe(true);
      }
    }),
  );
});

it('the effects of an explanation add up to the difference, for any change', () => {
  const pair = fc
    .constantFrom(...nativeProducts)
    .chain((product) => fc.record({ product: fc.constant(product), old: draftOf(product), now: draftOf(product) }));
  fc.assert(
    fc.property(pair, ({ product, old, now }) => {
      const [before, after] = [quote(product, old), quote(product, now)];
      const change = explainChange(before, after);
      expect(change?.differenceFen ?? 0).toBe((after.totalFen ?? 0) - (before.totalFen ?? 0));
      const effects = change?.causes.reduce((sum, { effectFen }) => sum + effectFen, 0);
      expect(effects ?? 0).toBe(change?.differenceFen ?? 0);
    }),
    { numRuns: 500 },
  );
});
