import type { PersonProblem } from './checkPerson.ts';
import type { HeadCounts } from './headCounts.ts';
import type { Person } from './person.ts';
import type { createRosterHistory } from './rosterChange.ts';
import type { RosterContext } from './rosterContext.ts';
import type { createRosterListeners } from './rosterListeners.ts';
import type { RosterRows } from './rosterRows.ts';

type Listener = () => void;
type Unsubscribe = () => void;

/** A roster without the methods that change it. */
export interface ReadonlyRoster {
  /** Increases with every change. */
  readonly version: number;
  /** Keys by position; a new array only where rows were added or removed. */
  readonly order: readonly number[];
  readonly count: number;
  readonly context: RosterContext;
  /** Number of errors of all rows; warnings don't count. */
  readonly problemCount: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly subscribe: (listener: Listener) => Unsubscribe;
  /** Notifies when one person or its problems changed. */
  readonly subscribeRow: (key: number, listener: Listener) => Unsubscribe;
  readonly personAt: (position: number) => Person | undefined;
  readonly personOf: (key: number) => Person | undefined;
  readonly keyAt: (position: number) => number | undefined;
  /** −1 where the roster doesn't have the key. */
  readonly positionOf: (key: number) => number;
  /** All persons in order; the same array until something changes. */
  readonly persons: () => readonly Person[];
  /** Problems of a row, including a repeated person (`params.firstKey` is the key of the first). */
  readonly problemsOf: (key: number) => readonly PersonProblem[];
  /** Positions of the rows with an error, ascending. */
  readonly rowsWithProblems: () => readonly number[];
  /**
   * Positions of the rows to review, ascending: those with an error, and those whose occupation name differs from their
   * code's.
   */
  readonly rowsToReview: () => readonly number[];
  /** Number of persons by scheme id; the same map until a number changes. */
  readonly headsBy: () => ReadonlyMap<string, HeadCounts>;
}

/** Rows with their history, listeners and version. */
export interface Roster {
  readonly rows: RosterRows;
  readonly history: ReturnType<typeof createRosterHistory>;
  readonly listeners: ReturnType<typeof createRosterListeners>;
  context: RosterContext;
  version: number;
}

/** All persons in order. */
export const inOrder = ({ order, persons }: RosterRows): readonly Person[] =>
  order.flatMap((key) => persons.get(key) ?? []);

/** The read methods of a roster; its getters return the current values. */
export function readonlyRosterOf(roster: Roster): ReadonlyRoster {
  const { rows, history, listeners } = roster;
  function perVersion<Value>(compute: () => Value): () => Value {
    let known: { readonly version: number; readonly value: Value } | null = null;
    return () => {
      if (known?.version !== roster.version) known = { version: roster.version, value: compute() };
      return known.value;
    };
  }
  const persons = perVersion(() => inOrder(rows));
  const rowsWithProblems = perVersion(rows.positionsWithErrors);
  return {
    get version() {
      return roster.version;
    },
    get order() {
      return rows.order;
    },
    get count() {
      return rows.order.length;
    },
    get context() {
      return roster.context;
    },
    get problemCount() {
      return rows.errorCount;
    },
    get canUndo() {
      return history.canUndo;
    },
    get canRedo() {
      return history.canRedo;
    },
    subscribe: listeners.subscribe,
    subscribeRow: listeners.subscribeRow,
    personAt: (position) => rows.persons.get(rows.order[position] ?? -1),
    personOf: (key) => rows.persons.get(key),
    keyAt: (position) => rows.order[position],
    positionOf: rows.positionOf,
    persons,
    problemsOf: rows.problemsOf,
    rowsWithProblems,
    rowsToReview: perVersion(() => rows.positionsToReview() ?? rowsWithProblems()),
    headsBy: perVersion(rows.heads),
  };
}
