import { areSamePerson, identityHashOf, identityOf } from './duplicates.ts';
import type { Person } from './person.ts';

/** An index of the rows by the identity of their persons. It is updated with every changed row. */
export interface DuplicateIndex {
  /**
   * Adds a row (`before` is undefined), removes a row (`after` is undefined) or updates a row. Returns the keys of the
   * other rows that have the old or the new identity and may therefore become or stop being duplicates.
   */
  replace(before: Person | undefined, after: Person | undefined): readonly number[];
  /**
   * Key of the first row with the same identity; undefined when the given row is itself the first, or when its number
   * doesn't identify a person.
   */
  firstOf(person: Person): number | undefined;
  /** Number of rows that repeat the person of an earlier row. */
  readonly count: number;
  /** Keys of the rows that repeat the person of an earlier row, in any order. */
  repeating(): readonly number[];
}

/** The functions by which the index reads the rows of the roster. */
interface IndexedRows {
  /** Returns the position of a row. It is called only for a row that has the same identity as another row. */
  readonly positionOf: (key: number) => number;
  /** The person in the row with the given key. */
  readonly personOf: (key: number) => Person | undefined;
}

const noRows: readonly number[] = [];
const others = (entry: number | number[] | undefined): readonly number[] =>
  entry === undefined ? noRows : typeof entry === 'number' ? [entry] : entry;

/** Creates an index that contains no rows yet. */
// oxlint-disable-next-line eslint/max-lines-per-function -- its functions share the index in local variables, updated for every row
export function createDuplicateIndex({ positionOf, personOf }: IndexedRows): DuplicateIndex {
  /**
   * For each hash of an identity: the key of its row, or the keys of its rows. Rows with the same hash may belong to
   * different persons.
   */
  const rows = new Map<number, number | number[]>();
  /** Hashes that belong to more than one row. Only their rows can be duplicates. */
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

  function add(hash: number, person: Person): readonly number[] {
    const entry = rows.get(hash);
    if (entry === undefined) {
      rows.set(hash, person.key);
      return noRows;
    }
    const keys = others(entry);
    crowded.add(hash);
    rows.set(hash, [...keys, person.key]);
    const same = sharing(person, keys);
    if (same.length > 0) count++;
    return same;
  }

  function remove(hash: number, person: Person): readonly number[] {
    const left = others(rows.get(hash)).filter((other) => other !== person.key);
    if (left.length < 2) crowded.delete(hash);
    if (left.length === 0) rows.delete(hash);
    else rows.set(hash, left.length === 1 ? (left[0] ?? left) : left);
    const same = sharing(person, left);
    if (same.length > 0) count--;
    return same;
  }

  return {
    // oxlint-disable-next-line eslint/complexity -- called for every changed row; most calls end at its first line
    replace(before, after) {
      if (before && after && before.idNo === after.idNo && before.idType === after.idType) return noRows;
      const old = before ? identityHashOf(before) : null;
      const now = after ? identityHashOf(after) : null;
      if (before && after && old === now && areSamePerson(before, after)) return noRows;
      const left = before && old !== null ? remove(old, before) : noRows;
      const joined = after && now !== null ? add(now, after) : noRows;
      return left.length === 0 ? joined : [...left, ...joined];
    },
    firstOf(person) {
      if (count === 0) return undefined;
      const hash = identityHashOf(person);
      const entry = hash === null ? undefined : rows.get(hash);
      if (entry === undefined || typeof entry === 'number') return undefined;
      const first = firstIn(sharing(person, entry));
      return first === person.key ? undefined : first;
    },
    get count() {
      return count;
    },
    repeating: () =>
      Array.from(crowded).flatMap((hash) => {
        const firsts = new Map<string, number>();
        const keys = others(rows.get(hash));
        for (const key of keys) {
          const first = firsts.get(identityIn(key));
          firsts.set(identityIn(key), first === undefined ? key : firstIn([first, key]));
        }
        return keys.filter((key) => firsts.get(identityIn(key)) !== key);
      }),
  };
}
