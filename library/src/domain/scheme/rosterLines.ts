import { type OccupationClass, isOccupationClass } from '../occupation/occupationClass.ts';
import type { Person } from '../roster/person.ts';
import type { OccupationLine } from './scheme.ts';

const zero = '0'.charCodeAt(0);

/**
 * Converts the text of an occupation class to a number. If the text contains no class, the result isn't a valid class
 * either. A single digit is the usual case and needs no parsing.
 */
const classIn = (text: string): number => (text.length === 1 ? text.charCodeAt(0) - zero : Number(text));

/**
 * Number of persons per occupation class for each scheme of the roster; a premium depends on no other data of a person.
 * Rows without a known class are left out. Successive rows usually have the same scheme, so the counts of a scheme are
 * looked up only when the scheme changes.
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

/** Converts the numbers of persons of the classes 1 to 6 to occupation lines. A class without persons is left out. */
export const classLinesOf = (headsByClass: readonly number[]): readonly OccupationLine[] =>
  headsByClass.flatMap((heads, index) =>
    heads > 0 ? [{ code: '', name: '', occupationClass: (index + 1) as OccupationClass, heads }] : [],
  );
