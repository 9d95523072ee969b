import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { QuotableDraft, Quote } from '@tuanbao/library/domain/rating/quotation';
import { quote } from '@tuanbao/library/domain/rating/quote';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { draftOf, nativeProducts } from './draftArbitrary.ts';

const numbers = [Number.NaN, Infinity, -Infinity, -1, 1e308, -1e308, 0.5, 2 ** 53, 5e-324];
const texts = ['', '\uD800', '\uDC00x', 'a'.repeat(100_000), '__proto__', 'constructor', '2026-02-30', '0'];

type Path = readonly (string | number)[];

/** Returns a copy of a draft in which the value at a path is replaced. */
function withValue<T>(value: T, path: Path, replacement: unknown): T {
  const [key, ...rest] = path;
  if (key === undefined) return replacement as T;
  const copy = (Array.isArray(value) ? [...(value as readonly unknown[])] : { ...value }) as Record<string, unknown>;
  copy[key] = withValue(copy[key], rest, replacement);
  return copy as T;
}

/** Returns the paths of all values of this type in a draft. */
function pathsTo(value: unknown, type: 'number' | 'string', path: Path = []): Path[] {
  if (typeof value === type) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => pathsTo(inner, type, [...path, key]));
}

const draftFor = (product: ProductDefinition): QuotableDraft => {
  const [draft] = fc.sample(draftOf(product), { numRuns: 1, seed: 7 });
  if (!draft) throw new Error('no draft');
  return draft;
};

/** True for fields whose value doesn't affect the price. */
const isFree = (path: Path) => /(^|\.)(id|name|occupations\.\d+\.code)$/.test(path.join('.'));

/**
 * Returns the faults of a price: the total isn't a whole number or is negative, a price is missing without a reason, or
 * a value isn't a number.
 */
function unsoundnessOf({ totalFen, heads, schemes, problems = [], ...rest }: Quote): readonly string[] {
  const reasons = schemes.flatMap((scheme) => (scheme.status === 'unpriced' ? scheme.problems : []));
  return [
    ...(totalFen !== null && !(Number.isSafeInteger(totalFen) && totalFen >= 0) ? ['total'] : []),
    ...(totalFen === null && reasons.length + problems.length === 0 ? ['no reason'] : []),
    ...(Number.isSafeInteger(heads) ? [] : ['heads']),
    ...(/NaN|Infinity/.test(JSON.stringify([schemes, rest])) ? ['figures'] : []),
  ];
}

/**
 * Replaces each value of a draft by each bad value. Returns the places and values for which the price has a fault, or
 * for which a price is returned although there must be none.
 */
function offences(
  product: ProductDefinition,
  paths: readonly Path[],
  values: readonly unknown[],
  hasPrice: (path: Path, value: unknown) => boolean,
): readonly string[] {
  const draft = draftFor(product);
  return paths.flatMap((path) =>
    values.flatMap((value) => {
      const result = quote(product, withValue(draft, path, value));
      const found = [
        ...unsoundnessOf(result),
        ...(result.totalFen === null || hasPrice(path, value) ? [] : ['priced']),
      ];
      return found.map((offence) => `${path.join('.')} = ${String(value).slice(0, 20)}: ${offence}`);
    }),
  );
}

/** True for an area of half a square metre, which is valid. */
const isHalfSquareMetre = (path: Path, value: unknown) => path.at(-1) === 'areaSquareMetres' && value === 0.5;

/** True for a field for which the product has no table. The product then offers no choice, so the value isn't used. */
function isUnasked({ deductibles, payoutRatios, disabilityTables, tariff }: ProductDefinition, path: Path): boolean {
  const field = path.at(-1);
  return (
    (field === 'deductible' && deductibles.length === 0) ||
    (field === 'payoutRatio' && payoutRatios.length === 0) ||
    (field === 'disabilityTable' && disabilityTables.length === 0) ||
    (field === 'projectType' && tariff === undefined)
  );
}

describe.each(nativeProducts)('$id', (product) => {
  const draft = draftFor(product);

  it('prices the unchanged draft', () => {
    expect(quote(product, draft).totalFen).not.toBeNull();
  });

  it('refuses every invalid number in any place', () => {
    expect(offences(product, pathsTo(draft, 'number'), numbers, isHalfSquareMetre)).toEqual([]);
  });

  it('refuses every unknown text in any place', () => {
    const paths = pathsTo(draft, 'string').filter((path) => !isFree(path));
    expect(offences(product, paths, texts, (path) => isUnasked(product, path))).toEqual([]);
  });
});

it('reports a total that is too large for exact fen', () => {
  const product = nativeProducts.find(({ basis }) => basis === 'perPerson');
  if (!product) throw new Error('no product');
  const draft = draftFor(product);
  const huge = {
    ...draft,
    applyQuantity: 10_000,
    schemes: draft.schemes.map((scheme) => ({
      ...scheme,
      occupations: scheme.occupations.map((line) => ({ ...line, heads: 10_000_000 })),
    })),
  };
  expect(quote(product, huge)).toMatchObject({ totalFen: null, problems: [{ code: 'amountTooLarge' }] });
});
