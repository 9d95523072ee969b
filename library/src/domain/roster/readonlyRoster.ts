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
  /** Grows with every change. */
  readonly version: number;
  /** Keys by position; another array only where rows were added or removed. */
  readonly order: readonly number[];
  readonly count: number;
  readonly context: RosterContext;
  /** Errors of all rows together; warnings don't count. */
  readonly problemCount: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly subscribe: (listener: Listener) => Unsubscribe;
  /** Tells when one person or its problems changed. */
  readonly subscribeRow: (key: number, listener: Listener) => Unsubscribe;
  readonly personAt: (position: number) => Person | undefined;
  readonly personOf: (key: number) => Person | undefined;
  readonly keyAt: (position: number) => number | undefined;
  /** −1 where the roster hasn't got the key. */
  readonly positionOf: (key: number) => number;
  /** All persons in order; the same array until something changes. */
  readonly persons: () => readonly Person[];
  /** What is wrong with a row, a repeated person included (`params.firstKey` names the first). */
  readonly problemsOf: (key: number) => readonly PersonProblem[];
  /** Positions of the rows that have an error, ascending. */
  readonly rowsWithProblems: () => readonly number[];
  /** Positions of the rows to look at, ascending: those with an error, and those whose occupation's name isn't their code's. */
  readonly rowsToReview: () => readonly number[];
  /** Head counts by scheme id; the same map until a count changes. */
  readonly headsBy: () => ReadonlyMap<string, HeadCounts>;
}

/** Rows, their history and listeners, and when they changed last. */
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
