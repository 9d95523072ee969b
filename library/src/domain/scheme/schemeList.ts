import type { ProductDefinition } from '../product/productDefinition.ts';
import { newScheme } from './newScheme.ts';
import type { Scheme } from './scheme.ts';

/** Returns an id that no scheme of the list has. */
export function nextSchemeId(schemes: readonly Scheme[]): string {
  const taken = new Set(schemes.map(({ id }) => id));
  let number = schemes.length + 1;
  while (taken.has(`s${number}`)) number += 1;
  return `s${number}`;
}

/** Returns a name that no scheme of the list has. `nameOf` returns the name for a number, for example `方案2`. */
export function nextSchemeName(schemes: readonly Scheme[], nameOf: (number: number) => string): string {
  const taken = new Set(schemes.map(({ name }) => name));
  let number = schemes.length + 1;
  while (taken.has(nameOf(number))) number += 1;
  return nameOf(number);
}

/** Adds a new scheme at the end of the list. */
export const withNewScheme = (
  product: ProductDefinition,
  schemes: readonly Scheme[],
  nameOf: (number: number) => string,
): readonly Scheme[] => [...schemes, newScheme(product, nextSchemeId(schemes), nextSchemeName(schemes, nameOf))];

/**
 * Adds a copy of a scheme directly after the original. The copy has a new id and a new name. The persons stay in the
 * original. If no scheme has the id, the list isn't changed.
 */
export function withCopyOf(
  schemes: readonly Scheme[],
  id: string,
  nameOf: (number: number) => string,
): readonly Scheme[] {
  const index = schemes.findIndex((scheme) => scheme.id === id);
  const original = schemes[index];
  if (!original) return schemes;
  const copy = { ...original, id: nextSchemeId(schemes), name: nextSchemeName(schemes, nameOf) };
  return [...schemes.slice(0, index + 1), copy, ...schemes.slice(index + 1)];
}
