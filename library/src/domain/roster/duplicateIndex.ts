import { areSamePerson, identityFigureOf, identityOf } from './duplicates.ts';
import type { Person } from './person.ts';

/** Who shares an identity with whom, kept up to date row by row. */
export interface DuplicateIndex {
  /** Takes a row in (`before` undefined), out (`after` undefined) or over; returns the other rows it touches. */
  replace(before: Person | undefined, after: Person | undefined): readonly number[];
  /** The first row with the same identity where that is another one, else undefined. */
  firstOf(person: Person): number | undefined;
  /** How many rows repeat an earlier one. */
  readonly count: number;
  /** The rows that repeat an earlier one, in no order. */
  repeating(): readonly number[];
}

/** The rows of the index. */
interface IndexedRows {
  /** Where a row stands now; asked only about rows that share an identity. */
  readonly positionOf: (key: number) => number;
  /** The person of a row that the index was told of. */
  readonly personOf: (key: number) => Person | undefined;
}

const nobody: readonly number[] = [];
const others = (entry: number | number[] | undefined): readonly number[] =>
  entry === undefined ? nobody : typeof entry === 'number' ? [entry] : entry;

/** An index of rows that it isn't told of yet. */
export function createDuplicateIndex({ positionOf, personOf }: IndexedRows): DuplicateIndex {
  /** The figure of an identity → its row, or its rows where they are several: some of these may be other persons. */
  const rows = new Map<number, number | number[]>();
  /** Figures of several rows. */
  const crowded = new Set<number>();
  let count = 0;
  const firstIn = (keys: readonly number[]) =>
    keys.reduce((one, other) => (positionOf(other) < positionOf(one) ? other : one));
  const identityIn = (key: number) => {
    const person = personOf(key);
    return person ? identityOf(person) : '';
  };
  const sharing = (person: Person, keys: readonly number[]) =>
    keys.filter((key) => key === person.key || areSamePerson(person, personOf(key)));

  function add(figure: number, person: Person): readonly number[] {
    const entry = rows.get(figure);
    if (entry === undefined) {
      rows.set(figure, person.key);
      return nobody;
    }
    const keys = others(entry);
    crowded.add(figure);
    rows.set(figure, [...keys, person.key]);
    const same = sharing(person, keys);
    if (same.length > 0) count++;
    return same;
  }

  function remove(figure: number, person: Person): readonly number[] {
    const left = others(rows.get(figure)).filter((other) => other !== person.key);
    if (left.length < 2) crowded.delete(figure);
    if (left.length === 0) rows.delete(figure);
    else rows.set(figure, left.length === 1 ? (left[0] ?? left) : left);
    const same = sharing(person, left);
    if (same.length > 0) count--;
    return same;
  }

  return {
    replace(before, after) {
      if (before && after && before.idNo === after.idNo && before.idType === after.idType) return nobody;
      const old = before ? identityFigureOf(before) : null;
      const now = after ? identityFigureOf(after) : null;
      if (before && after && old === now && areSamePerson(before, after)) return nobody;
      const left = before && old !== null ? remove(old, before) : nobody;
      const joined = after && now !== null ? add(now, after) : nobody;
      return left.length === 0 ? joined : [...left, ...joined];
    },
    firstOf(person) {
      if (count === 0) return undefined;
      const figure = identityFigureOf(person);
      const entry = figure === null ? undefined : rows.get(figure);
      if (entry === undefined || typeof entry === 'number') return undefined;
      const first = firstIn(sharing(person, entry));
      return first === person.key ? undefined : first;
    },
    get count() {
      return count;
    },
    repeating: () =>
      Array.from(crowded).flatMap((figure) => {
        const firsts = new Map<string, number>();
        const keys = others(rows.get(figure));
        for (const key of keys) {
          const first = firsts.get(identityIn(key));
          firsts.set(identityIn(key), first === undefined ? key : firstIn([first, key]));
        }
        return keys.filter((key) => firsts.get(identityIn(key)) !== key);
      }),
  };
}
