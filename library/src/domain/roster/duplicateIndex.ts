import { identityOf } from './duplicates.ts';
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

const nobody: readonly number[] = [];
const others = (entry: number | number[] | undefined): readonly number[] =>
  entry === undefined ? nobody : typeof entry === 'number' ? [entry] : entry;

/** @param positionOf where a row stands now; asked only about rows that share an identity */
export function createDuplicateIndex(positionOf: (key: number) => number): DuplicateIndex {
  /** Identity → its row, or its rows where they are several. */
  const rows = new Map<string, number | number[]>();
  /** Identities of several rows. */
  const shared = new Set<string>();
  let count = 0;
  const firstIn = (keys: readonly number[]) =>
    keys.reduce((one, other) => (positionOf(other) < positionOf(one) ? other : one));

  function add(identity: string, key: number): readonly number[] {
    const entry = rows.get(identity);
    if (entry === undefined) {
      rows.set(identity, key);
      return nobody;
    }
    count++;
    shared.add(identity);
    const sharing = others(entry);
    rows.set(identity, [...sharing, key]);
    return sharing;
  }

  function remove(identity: string, key: number): readonly number[] {
    const left = others(rows.get(identity)).filter((other) => other !== key);
    if (left.length > 0) count--;
    if (left.length === 1) shared.delete(identity);
    if (left.length === 0) rows.delete(identity);
    else rows.set(identity, left.length === 1 ? (left[0] ?? left) : left);
    return left;
  }

  return {
    replace(before, after) {
      if (before && after && before.idNo === after.idNo && before.idType === after.idType) return nobody;
      const old = before ? identityOf(before) : '';
      const now = after ? identityOf(after) : '';
      if (old === now && before && after) return nobody;
      const left = before && old !== '' ? remove(old, before.key) : nobody;
      const joined = after && now !== '' ? add(now, after.key) : nobody;
      return left.length === 0 ? joined : [...left, ...joined];
    },
    firstOf(person) {
      if (count === 0) return undefined;
      const entry = rows.get(identityOf(person));
      if (entry === undefined || typeof entry === 'number') return undefined;
      const first = firstIn(entry);
      return first === person.key ? undefined : first;
    },
    get count() {
      return count;
    },
    repeating: () =>
      Array.from(shared).flatMap((identity) => {
        const keys = others(rows.get(identity));
        const first = firstIn(keys);
        return keys.filter((key) => key !== first);
      }),
  };
}
