import type { StateFact } from './facts.ts';

const selector = /\[((?:data|aria)-[a-z-]+)(?:=['"]?([^'"\]]+)['"]?)?\]/g;

/** Attributes that name a part, a column or a group of an element. Such attributes distinguish no states. */
const names = new Set(['data-part', 'data-column', 'data-group', 'data-row', 'data-label', 'data-columns']);

/** The attributes by which styles distinguish variants and states, with their values, in alphabetical order. */
export function statesIn(styles: string): StateFact[] {
  const values = new Map<string, Set<string>>();
  for (const [, attribute = '', value] of styles.matchAll(selector)) {
    if (names.has(attribute)) continue;
    const known = values.get(attribute) ?? new Set();
    values.set(attribute, value === undefined ? known : known.add(value));
  }
  return [...values]
    .map(([attribute, found]) => ({ attribute, values: [...found].toSorted() }))
    .toSorted((one, other) => one.attribute.localeCompare(other.attribute));
}
