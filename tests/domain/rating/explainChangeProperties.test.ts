import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { explainChange, type PriceChangeCause } from '@tuanbao/library/domain/rating/explainChange';
import type { QuotableDraft } from '@tuanbao/library/domain/rating/quotation';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { surchargesOf } from '@tuanbao/library/domain/rating/surcharges';
import type { QuotableScheme } from '@tuanbao/library/domain/scheme/scheme';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { draftOf, nativeProducts } from './draftArbitrary.ts';

/** Parts of a draft. A change replaces some of them by the parts of another draft. */
const parts = [
  'months',
  'applyQuantity',
  'subject',
  'schemes',
  'planCode',
  'deductible',
  'payoutRatio',
  'disabilityTable',
  'accidentRate',
  'occupations',
  'heads',
] as const;
type Part = (typeof parts)[number];

/** Returns the scheme with one part of another scheme. Plan and clauses are replaced together. */
function schemeWith(scheme: QuotableScheme, other: QuotableScheme | undefined, part: Part): QuotableScheme {
  if (!other || part === 'months' || part === 'applyQuantity' || part === 'subject' || part === 'schemes')
    return scheme;
  if (part === 'planCode') return { ...scheme, planCode: other.planCode, clauses: other.clauses };
  if (part === 'heads') {
    const occupations = scheme.occupations.map((line, at) => ({ ...line, heads: other.occupations[at]?.heads ?? 0 }));
    return { ...scheme, occupations };
  }
  return { ...scheme, [part]: other[part] };
}

function changed(draft: QuotableDraft, other: QuotableDraft, taken: readonly Part[]): QuotableDraft {
  let result = draft;
  for (const part of taken) {
    if (part === 'months' || part === 'applyQuantity') result = { ...result, [part]: other[part] };
    else if (part === 'subject') result = other.subject ? { ...result, subject: other.subject } : result;
    else if (part === 'schemes') result = { ...result, schemes: result.schemes.slice(0, 1) };
    else {
      const schemes = result.schemes.map((scheme, at) => schemeWith(scheme, other.schemes[at], part));
      result = { ...result, schemes };
    }
  }
  return result;
}

/**
 * Sets the number of persons of some occupations to 0. A product of the AX product line charges nothing for such an
 * occupation.
 */
const withEmptyLines = (draft: QuotableDraft, emptied: readonly boolean[]): QuotableDraft => ({
  ...draft,
  schemes: draft.schemes.map((scheme) => ({
    ...scheme,
    occupations: scheme.occupations.map((line, at) => (emptied[at] ? { ...line, heads: 0 } : line)),
  })),
});

const pair = (product: ProductDefinition) =>
  fc
    .tuple(
      draftOf(product),
      draftOf(product),
      fc.subarray([...parts], { minLength: 1, maxLength: 4 }),
      fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      fc.boolean(),
    )
    .map(([one, other, taken, emptied, isTurned]) => {
      const before = withEmptyLines(one, emptied);
      const after = changed(before, other, taken);
      return isTurned ? { before: after, after: before } : { before, after };
    });

const classesIn = (scheme: QuotableScheme | undefined) => {
  const counts: Record<number, number> = {};
  for (const { occupationClass, heads } of scheme?.occupations ?? []) {
    counts[occupationClass] = (counts[occupationClass] ?? 0) + heads;
  }
  return JSON.stringify(counts);
};

const coverOf = (scheme: QuotableScheme | undefined) => JSON.stringify([scheme?.planCode, scheme?.clauses]);

const chargedIn = (product: ProductDefinition, scheme: QuotableScheme | undefined) =>
  (scheme?.occupations ?? []).reduce((sum, { heads }) => sum + (heads === 0 && !product.features.ax ? 1 : heads), 0);

/** True if the change that a cause describes has really happened between the two drafts. */
function isTrue(cause: PriceChangeCause, product: ProductDefinition, before: QuotableDraft, after: QuotableDraft) {
  const [old, now] = [before, after].map(({ schemes }) =>
    schemes.find(({ id }) => 'schemeId' in cause && id === cause.schemeId),
  );
  switch (cause.kind) {
    case 'heads':
      return cause.from !== cause.to && cause.from === chargedIn(product, old) && cause.to === chargedIn(product, now);
    case 'classes':
      return chargedIn(product, old) === chargedIn(product, now) && classesIn(old) !== classesIn(now);
    case 'cover':
      return coverOf(old) !== coverOf(now);
    case 'subject':
      return JSON.stringify([before.subject, coverOf(old)]) !== JSON.stringify([after.subject, coverOf(now)]);
    case 'factor':
      return cause.from !== cause.to;
    case 'schemeAdded':
      return !old && now !== undefined;
    case 'schemeRemoved':
      return !now && old !== undefined;
    case 'discount':
      return cause.from?.discount !== cause.to?.discount;
    case 'period':
      return cause.from !== cause.to && cause.from === before.months && cause.to === after.months;
    case 'quantity':
      return cause.from !== cause.to && cause.from === before.applyQuantity && cause.to === after.applyQuantity;
    default: {
      const [charged, chargedNow] = [before, after].map(({ schemes }) =>
        JSON.stringify(surchargesOf(product, schemes)),
      );
      return charged !== chargedNow;
    }
  }
}

const oncePerThing = (causes: readonly PriceChangeCause[]) =>
  causes.map(
    (cause) => `${cause.kind} ${'schemeId' in cause ? cause.schemeId : ''} ${'factor' in cause ? cause.factor : ''}`,
  );

describe.each(nativeProducts.map((product) => [`${product.id} ${product.name}`, product] as const))(
  '%s',
  (_, product) => {
    it('names only what changed, each once, with effects that add up to the difference', () => {
      fc.assert(
        fc.property(pair(product), ({ before, after }) => {
          const change = explainChange(quote(product, before), quote(product, after));
          const causes = change?.causes ?? [];
          expect(causes.filter((cause) => !isTrue(cause, product, before, after))).toEqual([]);
          expect(causes.reduce((sum, { effectFen }) => sum + effectFen, 0)).toBe(change?.differenceFen ?? 0);
          expect(new Set(oncePerThing(causes)).size).toBe(causes.length);
        }),
        { numRuns: 150 },
      );
    });
  },
);
