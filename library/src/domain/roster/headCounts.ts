import { occupationClasses } from '../occupation/occupationClass.ts';
import type { Person } from './person.ts';
import { classOfPerson, type RosterContext } from './rosterContext.ts';

/** Numbers of persons in one scheme. */
export interface HeadCounts {
  readonly total: number;
  /** Number of persons of each occupation class from 1 to 6, in this order. */
  readonly byClass: readonly number[];
  /** Number of persons whose occupation class is unknown. */
  readonly unclassed: number;
}

interface Counting {
  total: number;
  readonly byClass: number[];
  unclassed: number;
}

/** Counts the persons of each scheme, one person at a time. */
export interface HeadCounter {
  /** Adds a person (`step` 1) or removes one (`step` −1). */
  readonly count: (person: Person, context: RosterContext, step: 1 | -1) => void;
  readonly clear: () => void;
  /**
   * Returns the current numbers by scheme id. A scheme without persons is left out. The same map is returned until a
   * number changes.
   */
  readonly counts: () => ReadonlyMap<string, HeadCounts>;
}

type Counts = ReadonlyMap<string, HeadCounts>;

const isSame = (one: HeadCounts, other: HeadCounts | undefined): boolean =>
  one.total === other?.total &&
  one.unclassed === other.unclassed &&
  one.byClass.every((count, at) => count === other.byClass[at]);

const areSame = (some: Counts, others: Counts): boolean =>
  some.size === others.size && [...some].every(([id, counts]) => isSame(counts, others.get(id)));

/** Creates a counter that has counted no persons yet. */
export function createHeadCounter(): HeadCounter {
  const schemes = new Map<string, Counting>();
  let told: Counts = new Map();
  return {
    count(person, context, step) {
      let scheme = schemes.get(person.schemeId);
      if (!scheme)
        schemes.set(person.schemeId, (scheme = { total: 0, byClass: occupationClasses.map(() => 0), unclassed: 0 }));
      const occupationClass = classOfPerson(person, context);
      scheme.total += step;
      if (occupationClass === null) scheme.unclassed += step;
      else scheme.byClass[occupationClass - 1] = (scheme.byClass[occupationClass - 1] ?? 0) + step;
      if (scheme.total === 0) schemes.delete(person.schemeId);
    },
    clear: () => schemes.clear(),
    counts() {
      if (!areSame(schemes, told))
        told = new Map(Array.from(schemes, ([id, scheme]) => [id, { ...scheme, byClass: [...scheme.byClass] }]));
      return told;
    },
  };
}
