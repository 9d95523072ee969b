import { errorAt } from '../problem/problem.ts';
import { type PersonProblem, personProblems } from './checkPerson.ts';
import { createDuplicateIndex } from './duplicateIndex.ts';
import type { Person } from './person.ts';
import type { RosterChange } from './rosterChange.ts';
import type { RosterContext } from './rosterContext.ts';

const nothing: readonly PersonProblem[] = [];
const errorsIn = (problems: readonly PersonProblem[]): number => {
  let count = 0;
  for (const { severity } of problems) if (severity === 'error') count++;
  return count;
};

/** The rows of a roster with their problems, kept up to date change by change. */
export interface RosterRows {
  readonly order: readonly number[];
  readonly persons: ReadonlyMap<number, Person>;
  /** Errors of all rows together. */
  readonly errorCount: number;
  readonly positionOf: (key: number) => number;
  readonly problemsOf: (key: number) => readonly PersonProblem[];
  /** Applies a change and returns the keys whose person or problems may look different now. */
  readonly apply: (change: RosterChange) => ReadonlySet<number>;
  readonly recheck: (context: RosterContext) => void;
}

/** Rows without any history or listeners. */
export function createRosterRows(firstContext: RosterContext): RosterRows {
  let context = firstContext;
  let order: readonly number[] = [];
  let positions: Map<number, number> | null = null;
  const persons = new Map<number, Person>();
  /** Only rows that have problems of their own. */
  const own = new Map<number, readonly PersonProblem[]>();
  const shown = new Map<number, { firstKey: number; problems: readonly PersonProblem[] }>();
  let ownErrors = 0;

  function positionOf(key: number): number {
    positions ??= new Map(order.map((each, position) => [each, position]));
    return positions.get(key) ?? -1;
  }
  const duplicates = createDuplicateIndex(positionOf);

  function keepProblems(key: number, problems: readonly PersonProblem[]): void {
    const before = own.get(key);
    if (before) ownErrors -= errorsIn(before);
    shown.delete(key);
    if (problems.length === 0) own.delete(key);
    else own.set(key, problems);
    ownErrors += errorsIn(problems);
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
    apply(change) {
      const touched = new Set<number>();
      if (change.orderAfter !== change.orderBefore) positions = null;
      order = change.orderAfter;
      for (const { before, after } of change.rows) {
        const key = (after ?? before)?.key;
        if (key === undefined) continue;
        touched.add(key);
        if (after) persons.set(key, after);
        else persons.delete(key);
        keepProblems(key, after ? personProblems(after, context) : nothing);
        for (const other of duplicates.replace(before, after)) touched.add(other);
      }
      return touched;
    },
    recheck(next) {
      context = next;
      for (const [key, person] of persons) keepProblems(key, personProblems(person, context));
    },
  };
}
