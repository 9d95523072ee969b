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
  /** A number that increases with every change of the roster. */
  readonly version: number;
  /**
   * Keys of the rows in the order of their positions. A new array is created only when rows are added, removed or
   * moved.
   */
  readonly order: readonly number[];
  readonly count: number;
  readonly context: RosterContext;
  /** Number of errors in all rows; warnings aren't counted. */
  readonly problemCount: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly subscribe: (listener: Listener) => Unsubscribe;
  /** Calls the listener when the person in one row, or the problems of this row, change. */
  readonly subscribeRow: (key: number, listener: Listener) => Unsubscribe;
  readonly personAt: (position: number) => Person | undefined;
  readonly personOf: (key: number) => Person | undefined;
  readonly keyAt: (position: number) => number | undefined;
  /** Position of the row with the given key; −1 when the roster doesn't contain the key. */
  readonly positionOf: (key: number) => number;
  /** All persons in the order of the rows. The same array is returned until `version` changes. */
  readonly persons: () => readonly Person[];
  /** Problems of a row. If the row repeats a person, `params.firstKey` is the key of the first row with this person. */
  readonly problemsOf: (key: number) => readonly PersonProblem[];
  /** Returns the positions of the rows with an error, in ascending order. */
  readonly rowsWithProblems: () => readonly number[];
  /**
   * Returns the positions of the rows that the user must review, in ascending order: rows with an error, and rows whose
   * occupation name doesn't belong to their occupation code.
   */
  readonly rowsToReview: () => readonly number[];
  /** Numbers of persons by scheme id. The same map is returned until a number changes. */
  readonly headsBy: () => ReadonlyMap<string, HeadCounts>;
}

/** The parts of which a roster consists: rows, history and listeners. */
export interface Roster {
  readonly rows: RosterRows;
  readonly history: ReturnType<typeof createRosterHistory>;
  readonly listeners: ReturnType<typeof createRosterListeners>;
  context: RosterContext;
  version: number;
}

/** Returns all persons of a roster in the order of its rows. */
export const inOrder = ({ order, persons }: RosterRows): readonly Person[] =>
  order.flatMap((key) => persons.get(key) ?? []);

/** Creates the object with the methods that read a roster. Its getters always return the current values. */
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
