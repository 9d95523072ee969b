import { errorAt } from '../problem/problem.ts';
import { ownValue } from '../record/ownValue.ts';
import { asksForReview } from './asksForReview.ts';
import { isOfAge, type PersonProblem, personProblems } from './checkPerson.ts';
import { createDuplicateIndex } from './duplicateIndex.ts';
import { createHeadCounter, type HeadCounts } from './headCounts.ts';
import type { Person } from './person.ts';
import type { RosterChange } from './rosterChange.ts';
import { areButForAges, type RosterContext } from './rosterContext.ts';

const nothing: readonly PersonProblem[] = [];
const isError = ({ severity }: PersonProblem) => severity === 'error';
const isMismatch = (problem: PersonProblem) => !isError(problem) && asksForReview(problem);

const countIn = (problems: readonly PersonProblem[], isMeant: (problem: PersonProblem) => boolean): number => {
  let count = 0;
  for (const problem of problems) if (isMeant(problem)) count++;
  return count;
};

/** The rows of a roster with their problems. Each change updates them. */
export interface RosterRows {
  readonly order: readonly number[];
  readonly persons: ReadonlyMap<number, Person>;
  /** Number of errors in all rows; warnings aren't counted. */
  readonly errorCount: number;
  readonly positionOf: (key: number) => number;
  readonly problemsOf: (key: number) => readonly PersonProblem[];
  /** Returns the positions of the rows with an error, in ascending order. */
  readonly positionsWithErrors: () => readonly number[];
  /**
   * Positions of the rows that the user must review, including the rows with an error, in ascending order. Null when
   * only rows with an error need a review.
   */
  readonly positionsToReview: () => readonly number[] | null;
  /** Numbers of persons by scheme id. */
  readonly heads: () => ReadonlyMap<string, HeadCounts>;
  /**
   * Applies a change. Returns the keys of the rows that must be rendered again, or `every` when rows were added,
   * removed or moved.
   */
  readonly apply: (change: RosterChange) => ReadonlySet<number> | 'every';
  readonly recheck: (context: RosterContext) => void;
}

/**
 * Returns the position of each key. A counting loop is used, because an iterator would create an object for each of
 * 100,000 keys.
 */
function positionsOf(order: readonly number[], highest: number): Int32Array {
  const positions = new Int32Array(highest + 1).fill(-1);
  for (let position = 0; position < order.length; position++) positions[order[position] ?? 0] = position;
  return positions;
}

const isSame = (one: PersonProblem, other: PersonProblem | undefined): boolean =>
  other !== undefined &&
  one.code === other.code &&
  one.path === other.path &&
  Object.entries(one.params).every(([name, value]) => ownValue(other.params, name) === value);

/** True when two lists of problems are equal, so that their row needn't be rendered again. */
const areSame = (some: readonly PersonProblem[], others: readonly PersonProblem[]): boolean =>
  some === others || (some.length === others.length && some.every((problem, at) => isSame(problem, others[at])));

/** Creates the rows of a roster, without history and listeners. */
// oxlint-disable-next-line eslint/max-lines-per-function -- its functions share counters in local variables, updated for every row
export function createRosterRows(firstContext: RosterContext): RosterRows {
  let context = firstContext;
  let order: readonly number[] = [];
  /**
   * Position of each row, indexed by the key of the row; null until the positions are needed. An insertion can change
   * the positions of 100,000 rows, and a typed array is fast to update. The keys can be the indexes of the array,
   * because they are small whole numbers.
   */
  let positions: Int32Array | null = null;
  let highest = -1;
  const persons = new Map<number, Person>();
  /** For each row, the problems that don't depend on other rows. A row without such problems has no entry. */
  const own = new Map<number, readonly PersonProblem[]>();
  const shown = new Map<number, { firstKey: number; problems: readonly PersonProblem[] }>();
  const heads = createHeadCounter();
  let ownErrors = 0;
  /** Number of problems, over all rows, that require a review but aren't errors. */
  let ownMismatches = 0;

  function positionOf(key: number): number {
    positions ??= positionsOf(order, highest);
    return positions[key] ?? -1;
  }
  const duplicates = createDuplicateIndex({ positionOf, personOf: (key) => persons.get(key) });

  function keepProblems(key: number, problems: readonly PersonProblem[]): void {
    if (problems.length === 0 && !own.has(key)) return;
    const before = own.get(key) ?? nothing;
    if (areSame(before, problems)) return;
    ownErrors -= countIn(before, isError);
    ownMismatches -= countIn(before, isMismatch);
    shown.delete(key);
    if (problems.length === 0) own.delete(key);
    else own.set(key, problems);
    ownErrors += countIn(problems, isError);
    ownMismatches += countIn(problems, isMismatch);
  }

  function positionsOfThose(isMeant: (problem: PersonProblem) => boolean): readonly number[] {
    const isFound = new Uint8Array(order.length);
    for (const [key, problems] of own) if (problems.some(isMeant)) isFound[positionOf(key)] = 1;
    for (const key of duplicates.repeating()) isFound[positionOf(key)] = 1;
    const found: number[] = [];
    for (let at = isFound.indexOf(1); at !== -1; at = isFound.indexOf(1, at + 1)) found.push(at);
    return found;
  }

  return {
    get order() {
      return order;
    },
    persons,
    get errorCount() {
      return ownErrors + duplicates.count;
    },
    positionOf,
    problemsOf(key) {
      const person = persons.get(key);
      const problems = own.get(key) ?? nothing;
      const firstKey = person && duplicates.firstOf(person);
      if (firstKey === undefined) return problems;
      const known = shown.get(key);
      if (known?.firstKey === firstKey) return known.problems;
      const all = [...problems, errorAt('idNo', 'E_DUPLICATE' as const, { firstKey })];
      shown.set(key, { firstKey, problems: all });
      return all;
    },
    positionsWithErrors: () => positionsOfThose(isError),
    positionsToReview: () => (ownMismatches === 0 ? null : positionsOfThose(asksForReview)),
    heads: heads.counts,
    // oxlint-disable-next-line eslint/complexity -- one loop over as many as 100,000 changed rows
    apply(change) {
      const isReordered = change.orderAfter !== change.orderBefore;
      const touched = isReordered ? null : new Set<number>();
      if (isReordered) positions = null;
      order = change.orderAfter;
      for (let at = 0; at < change.rows.length; at++) {
        const { before, after } = change.rows[at] ?? {};
        const key = (after ?? before)?.key;
        if (key === undefined) continue;
        if (key > highest) highest = key;
        touched?.add(key);
        if (before) heads.count(before, context, -1);
        if (after) heads.count(after, context, 1);
        if (after) persons.set(key, after);
        else persons.delete(key);
        keepProblems(key, after ? personProblems(after, context) : nothing);
        const sharing = duplicates.replace(before, after);
        if (touched) for (const other of sharing) touched.add(other);
      }
      return touched ?? 'every';
    },
    recheck(next) {
      const hasNewClasses = next.occupations !== context.occupations || next.classOverrides !== context.classOverrides;
      const isJustAges = areButForAges(context, next);
      context = next;
      if (hasNewClasses) heads.clear();
      for (const person of persons.values()) {
        if (hasNewClasses) heads.count(person, context, 1);
        if (isJustAges && !own.has(person.key) && isOfAge(person, next)) continue;
        keepProblems(person.key, personProblems(person, context));
      }
    },
  };
}
