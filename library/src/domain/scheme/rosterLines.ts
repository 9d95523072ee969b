import { type OccupationClass, isOccupationClass } from '../occupation/occupationClass.ts';
import type { Person } from '../roster/person.ts';
import type { OccupationLine } from './scheme.ts';

/** Heads per class of each scheme, from the roster: a premium depends on the class and not on the person. Rows without a known class are left out. */
export function rosterLinesOf(persons: readonly Person[]): ReadonlyMap<string, readonly OccupationLine[]> {
  const counts = new Map<string, number[]>();
  for (const person of persons) {
    const occupationClass = Number(person.occupationClass);
    if (!isOccupationClass(occupationClass)) continue;
    let byClass = counts.get(person.schemeId);
    if (!byClass) counts.set(person.schemeId, (byClass = [0, 0, 0, 0, 0, 0]));
    byClass[occupationClass - 1] = (byClass[occupationClass - 1] ?? 0) + 1;
  }
  return new Map([...counts].map(([schemeId, byClass]) => [schemeId, classLinesOf(byClass)]));
}

/** Occupation lines of six head counts, the first for class 1; classes without heads are left out. */
export const classLinesOf = (headsByClass: readonly number[]): readonly OccupationLine[] =>
  headsByClass.flatMap((heads, index) =>
    heads > 0 ? [{ code: '', name: '', occupationClass: (index + 1) as OccupationClass, heads }] : [],
  );
