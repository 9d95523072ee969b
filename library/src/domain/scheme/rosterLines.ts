import { type OccupationClass, isOccupationClass } from '../occupation/occupationClass.ts';
import type { Person } from '../roster/person.ts';
import type { OccupationLine } from './scheme.ts';

const zero = '0'.charCodeAt(0);

/** The class in a text; NaN or 0 for none. A single digit, the usual case, needs no parsing. */
const classIn = (text: string): number => (text.length === 1 ? text.charCodeAt(0) - zero : Number(text));

/**
 * Number of persons per class of each scheme, from the roster: a premium depends on the class only. Rows without a
 * known class are left out. Successive rows mostly have the same scheme, so its counts are looked up only when it
 * changes.
 */
export function rosterLinesOf(persons: readonly Person[]): ReadonlyMap<string, readonly OccupationLine[]> {
  const counts = new Map<string, number[]>();
  let schemeId: string | null = null;
  let byClass: number[] = [];
  for (const person of persons) {
    const occupationClass = classIn(person.occupationClass);
    if (occupationClass !== 1 && !isOccupationClass(occupationClass)) continue;
    if (person.schemeId !== schemeId) {
      schemeId = person.schemeId;
      byClass = counts.get(schemeId) ?? [0, 0, 0, 0, 0, 0];
      counts.set(schemeId, byClass);
    }
    byClass[occupationClass - 1] = (byClass[occupationClass - 1] ?? 0) + 1;
  }
  return new Map([...counts].map(([id, heads]) => [id, classLinesOf(heads)]));
}

/** Occupation lines from six numbers of persons, the first for class 1; classes without persons are left out. */
export const classLinesOf = (headsByClass: readonly number[]): readonly OccupationLine[] =>
  headsByClass.flatMap((heads, index) =>
    heads > 0 ? [{ code: '', name: '', occupationClass: (index + 1) as OccupationClass, heads }] : [],
  );
