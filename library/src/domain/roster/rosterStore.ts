import type { OccupationLine } from '../scheme/scheme.ts';
import type { PersonProblem } from './checkPerson.ts';
import { editedPerson } from './editPerson.ts';
import { type HeadCounts, headCountsOf, occupationLinesOf } from './headCounts.ts';
import type { NewPerson, Person, PersonField } from './person.ts';
import { createRosterHistory, type RosterChange, type RowChange } from './rosterChange.ts';
import type { RosterContext } from './rosterContext.ts';
import { createRosterRows, type RosterRows } from './rosterRows.ts';

type Listener = () => void;
type Unsubscribe = () => void;

/**
 * The persons of an order, outside React: rows by position under stable keys, checked as they change.
 * Listeners are told once per action. `subscribe` with `version` suits `useSyncExternalStore`.
 */
export interface RosterStore {
  /** Grows with every change. */
  readonly version: number;
  /** Changes only where rows were added, removed or moved. */
  readonly order: readonly number[];
  readonly count: number;
  readonly context: RosterContext;
  /** Errors of all rows together; warnings don't count. */
  readonly problemCount: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  subscribe(listener: Listener): Unsubscribe;
  /** Tells when one person or its problems changed. */
  subscribeRow(key: number, listener: Listener): Unsubscribe;
  personAt(position: number): Person | undefined;
  personOf(key: number): Person | undefined;
  keyAt(position: number): number | undefined;
  /** −1 where the roster hasn't got the key. */
  positionOf(key: number): number;
  /** All persons in order; the same array until something changes. */
  persons(): readonly Person[];
  /** What is wrong with a row, a repeated person included (`params.firstKey` names the first). */
  problemsOf(key: number): readonly PersonProblem[];
  /** Positions of the rows that have an error, ascending. */
  rowsWithProblems(): readonly number[];
  headsBy(): ReadonlyMap<string, HeadCounts>;
  /** The occupations of the persons by scheme id, as a quote needs them. */
  linesBy(): ReadonlyMap<string, readonly OccupationLine[]>;
  /** Edits a cell: normalised, cells that depend on it brought along. */
  setField(key: number, field: PersonField, value: string): void;
  /** Adds persons as they are. @param at position of the first; at the end where left out. @returns their keys */
  insert(persons: readonly NewPerson[], at?: number): readonly number[];
  remove(keys: readonly number[]): void;
  replaceAll(persons: readonly NewPerson[]): void;
  moveToScheme(keys: readonly number[], schemeId: string): void;
  /** Checks everything again, for example after the start date changed. No step of undo. */
  setContext(context: RosterContext): void;
  undo(): void;
  redo(): void;
}

/** Computes once per version. */
function perVersion<Value>(version: () => number, compute: () => Value): () => Value {
  let known: { readonly version: number; readonly value: Value } | null = null;
  return () => {
    if (known?.version !== version()) known = { version: version(), value: compute() };
    return known.value;
  };
}

function createListeners() {
  const all = new Set<Listener>();
  const byRow = new Map<number, Set<Listener>>();
  return {
    subscribe(listener: Listener): Unsubscribe {
      all.add(listener);
      return () => void all.delete(listener);
    },
    subscribeRow(key: number, listener: Listener): Unsubscribe {
      const ofRow = byRow.get(key) ?? new Set();
      byRow.set(key, ofRow.add(listener));
      return () => {
        ofRow.delete(listener);
        if (ofRow.size === 0 && byRow.get(key) === ofRow) byRow.delete(key);
      };
    },
    tell(keys: ReadonlySet<number> | 'every'): void {
      for (const [key, listeners] of byRow) {
        if (keys === 'every' || keys.has(key)) for (const listener of listeners) listener();
      }
      for (const listener of all) listener();
    },
  };
}

/** The keys with some taken out and others put in at a position. */
function orderWith(order: readonly number[], inserted: readonly number[], at: number): readonly number[] {
  const position = Math.max(0, Math.min(at, order.length));
  return [...order.slice(0, position), ...inserted, ...order.slice(position)];
}

const rowsWithErrors = (rows: RosterRows): readonly number[] =>
  rows.order.flatMap((key, position) =>
    rows.problemsOf(key).some(({ severity }) => severity === 'error') ? [position] : [],
  );

/** @param persons the roster to start from, keys given anew; loading it is no step of undo */
export function createRosterStore(context: RosterContext, persons: readonly NewPerson[] = []): RosterStore {
  const rows = createRosterRows(context);
  const history = createRosterHistory();
  const listeners = createListeners();
  let current = context;
  let version = 0;
  let nextKey = 1;

  function apply(change: RosterChange): void {
    const hasMoved = change.orderBefore !== change.orderAfter;
    const touched = rows.apply(change);
    version++;
    listeners.tell(hasMoved ? 'every' : touched);
  }
  function act(changes: readonly RowChange[], orderAfter: readonly number[] = rows.order): void {
    if (changes.length === 0) return;
    const change = { rows: changes, orderBefore: rows.order, orderAfter };
    history.record(change);
    apply(change);
  }
  const keyed = (added: readonly NewPerson[]): readonly Person[] =>
    added.map((person) => ({ ...person, key: nextKey++ }));
  const edits = (keys: readonly number[], edit: (person: Person) => Person): readonly RowChange[] =>
    keys.flatMap((key) => {
      const before = rows.persons.get(key);
      const after = before && edit(before);
      return after === before ? [] : [{ before, after }];
    });
  const inOrder = (): readonly Person[] => rows.order.flatMap((key) => rows.persons.get(key) ?? []);

  const start = keyed(persons);
  rows.apply({
    rows: start.map((after) => ({ before: undefined, after })),
    orderBefore: [],
    orderAfter: start.map(({ key }) => key),
  });

  const snapshot = perVersion(() => version, inOrder);
  return {
    get version() {
      return version;
    },
    get order() {
      return rows.order;
    },
    get count() {
      return rows.order.length;
    },
    get context() {
      return current;
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
    persons: snapshot,
    problemsOf: rows.problemsOf,
    rowsWithProblems: perVersion(
      () => version,
      () => rowsWithErrors(rows),
    ),
    headsBy: perVersion(
      () => version,
      () => headCountsOf(snapshot(), current),
    ),
    linesBy: perVersion(
      () => version,
      () => occupationLinesOf(snapshot(), current),
    ),
    setField: (key, field, value) => act(edits([key], (person) => editedPerson(person, field, value, current))),
    insert(added, at = rows.order.length) {
      const fresh = keyed(added);
      const keys = fresh.map(({ key }) => key);
      act(
        fresh.map((after) => ({ before: undefined, after })),
        orderWith(rows.order, keys, at),
      );
      return keys;
    },
    remove(keys) {
      const gone = new Set(keys);
      const changes = [...gone].flatMap((key) => {
        const before = rows.persons.get(key);
        return before ? [{ before, after: undefined }] : [];
      });
      act(
        changes,
        rows.order.filter((key) => !gone.has(key)),
      );
    },
    replaceAll(added) {
      const fresh = keyed(added);
      const removed = inOrder().map((before) => ({ before, after: undefined }));
      act(
        [...removed, ...fresh.map((after) => ({ before: undefined, after }))],
        fresh.map(({ key }) => key),
      );
    },
    moveToScheme: (keys, schemeId) =>
      act(edits(keys, (person) => (person.schemeId === schemeId ? person : { ...person, schemeId }))),
    setContext(next) {
      current = next;
      rows.recheck(next);
      version++;
      listeners.tell('every');
    },
    undo() {
      const change = history.stepBack();
      if (change) apply(change);
    },
    redo() {
      const change = history.stepForward();
      if (change) apply(change);
    },
  };
}
