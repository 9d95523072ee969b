import { occupationClasses } from '../occupation/occupationClass.ts';
import type { Person } from './person.ts';
import { classOfPerson, type RosterContext } from './rosterContext.ts';

/** How many persons a scheme has, and of which classes. */
export interface HeadCounts {
  readonly total: number;
  /** Heads of the classes 1 to 6, in this order. */
  readonly byClass: readonly number[];
  /** Persons whose class can't be told yet. */
  readonly unclassed: number;
}

/** Head counts by scheme id. */
export function headCountsOf(persons: Iterable<Person>, context: RosterContext): ReadonlyMap<string, HeadCounts> {
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
