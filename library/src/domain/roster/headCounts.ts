import { occupationClasses } from '../occupation/occupationClass.ts';
import { occupationOf } from '../occupation/occupationTree.ts';
import type { OccupationLine } from '../scheme/scheme.ts';
import type { Person } from './person.ts';
import { asksForOccupation, classOfPerson, type RosterContext } from './rosterContext.ts';

/** How many persons a scheme has, and of which classes. */
export interface HeadCounts {
  readonly total: number;
  /** Heads of the classes 1 to 6, in this order. */
  readonly byClass: readonly number[];
  /** Persons whose class can't be told yet. */
  readonly unclassed: number;
}

/** Head counts by scheme id. */
export function headCountsOf(persons: readonly Person[], context: RosterContext): ReadonlyMap<string, HeadCounts> {
  const counts = new Map<string, { total: number; byClass: number[]; unclassed: number }>();
  for (const person of persons) {
    let count = counts.get(person.schemeId);
    if (!count)
      counts.set(person.schemeId, (count = { total: 0, byClass: occupationClasses.map(() => 0), unclassed: 0 }));
    const occupationClass = classOfPerson(person, context);
    count.total++;
    if (occupationClass === null) count.unclassed++;
    else count.byClass[occupationClass - 1] = (count.byClass[occupationClass - 1] ?? 0) + 1;
  }
  return counts;
}

/**
 * The occupations that the persons hold, by scheme id, as a quote needs them. A person whose occupation isn't known
 * counts under the stated class with an empty code; where the product asks for no occupation, under class 1.
 */
export function occupationLinesOf(
  persons: readonly Person[],
  context: RosterContext,
): ReadonlyMap<string, readonly OccupationLine[]> {
  const lines = new Map<string, Map<string, { -readonly [Key in keyof OccupationLine]: OccupationLine[Key] }>>();
  for (const person of persons) {
    const occupationClass = classOfPerson(person, context) ?? (asksForOccupation(context) ? null : 1);
    if (occupationClass === null) continue;
    const leaf = occupationOf(context.occupations, person.occupationCode);
    let ofScheme = lines.get(person.schemeId);
    if (!ofScheme) lines.set(person.schemeId, (ofScheme = new Map()));
    const id = leaf?.code ?? String(occupationClass);
    const line = ofScheme.get(id);
    if (line) line.heads++;
    else ofScheme.set(id, { code: leaf?.code ?? '', name: leaf?.name ?? '', occupationClass, heads: 1 });
  }
  return new Map([...lines].map(([schemeId, ofScheme]) => [schemeId, [...ofScheme.values()]]));
}
