import { type PersonCells, personWithCells, personWithout } from './changeCells.ts';
import { editedPerson } from './editPerson.ts';
import type { NewPerson, Person, PersonField } from './person.ts';
import { createRosterHistory, type RosterChange, type RowChange } from './rosterChange.ts';
import type { RosterContext } from './rosterContext.ts';
import { createRosterListeners } from './rosterListeners.ts';
import { inOrder, readerOf, type Roster, type RosterReader } from './rosterReader.ts';
import { createRosterRows, type RosterRows } from './rosterRows.ts';

/** Text for some cells of a row. */
export interface EditedCells {
  readonly key: number;
  readonly cells: PersonCells;
}

/**
 * The persons of an order, outside React: rows by position under stable keys, checked as they change.
 * Listeners are told once per action; `subscribe` with `version` suits `useSyncExternalStore`.
 */
export interface RosterStore extends RosterReader {
  /** Edits a cell: normalised, cells that depend on it brought along. */
  readonly setField: (key: number, field: PersonField, value: string) => void;
  /** Edits several cells of rows as one action: as `setField`, but no cell that is given is brought along by another. */
  readonly setCells: (edited: readonly EditedCells[]) => void;
  /** Empties cells of rows as one action, save the scheme. @returns whether there was anything to empty */
  readonly clearCells: (keys: readonly number[], fields: readonly PersonField[]) => boolean;
  /** Adds persons as they are. @param at position of the first; at the end where left out. @returns their keys */
  readonly insert: (persons: readonly NewPerson[], at?: number) => readonly number[];
  /**
   * Adds persons like `insert`, as one action, but a thousand at a time with pauses, so that thousands of persons don't
   * keep the page from answering. Listeners are told once, at the end. What is done to the roster meanwhile, undo too,
   * waits for the rest, which then comes in at once.
   */
  readonly insertInSlices: (persons: readonly NewPerson[], at?: number) => Promise<readonly number[]>;
  readonly remove: (keys: readonly number[]) => void;
  readonly replaceAll: (persons: readonly NewPerson[]) => void;
  /**
   * Puts persons in the place of those that have their keys and adds others at the end, as one action: a paste, a fill, a
   * correction of many. Persons that are the same object as before count as unchanged.
   * @returns the keys of the added
   */
  readonly change: (changed: readonly Person[], added?: readonly NewPerson[]) => readonly number[];
  readonly moveToScheme: (keys: readonly number[], schemeId: string) => void;
  /** Checks everything again, for example after the start date changed. No step of undo. */
  readonly setContext: (context: RosterContext) => void;
  /** @returns the keys of the rows that came, went or changed */
  readonly undo: () => readonly number[];
  /** @returns the keys of the rows that came, went or changed */
  readonly redo: () => readonly number[];
}

function apply(roster: Roster, change: RosterChange): void {
  const touched = roster.rows.apply(change);
  roster.version++;
  roster.listeners.tell(touched);
}

function act(roster: Roster, changes: readonly RowChange[], orderAfter: readonly number[] = roster.rows.order): void {
  if (changes.length === 0) return;
  const change = { rows: changes, orderBefore: roster.rows.order, orderAfter };
  roster.history.record(change);
  apply(roster, change);
}

/** Persons under new keys. */
type Keyed = (added: readonly NewPerson[]) => readonly Person[];

const coming = (after: Person): RowChange => ({ before: undefined, after });
const going = (before: Person): RowChange => ({ before, after: undefined });
const edits = (
  { persons }: RosterRows,
  keys: readonly number[],
  edit: (person: Person) => Person,
): readonly RowChange[] =>
  keys.flatMap((key) => {
    const before = persons.get(key);
    const after = before && edit(before);
    return after === before ? [] : [{ before, after }];
  });

/** The insertion that is under way, if there is one. */
interface Insertion {
  /** Brings the rest of its persons in at once. */
  finish: () => void;
}

const nothing = () => {};
const sliceSize = 1000;
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Adds persons slice by slice. Any other verb ends it first, so that the insertion stays one action and no verb meets half of it. */
async function insertInSlices(
  roster: Roster,
  insertion: Insertion,
  added: readonly NewPerson[],
  at: number,
  keyed: Keyed,
): Promise<readonly number[]> {
  const { rows } = roster;
  const orderBefore = rows.order;
  const changes: RowChange[] = [];
  const keys: number[] = [];
  const insertSlice = () => {
    const slice = keyed(added.slice(keys.length, keys.length + sliceSize)).map(coming);
    const sliceKeys = slice.flatMap(({ after }) => after?.key ?? []);
    const place = at + keys.length;
    const order = rows.order.slice(0, place).concat(sliceKeys, rows.order.slice(place));
    rows.apply({ rows: slice, orderBefore: rows.order, orderAfter: order });
    changes.push(...slice);
    keys.push(...sliceKeys);
  };
  let isOver = added.length === 0;
  const finish = () => {
    if (isOver) return;
    isOver = true;
    while (keys.length < added.length) insertSlice();
    insertion.finish = nothing;
    roster.history.record({ rows: changes, orderBefore, orderAfter: rows.order });
    roster.version++;
    roster.listeners.tell('every');
  };
  insertion.finish = finish;
  while (keys.length < added.length) {
    insertSlice();
    await pause();
  }
  finish();
  await pause(); // what listeners make of it is a task of its own
  return keys;
}

/** Verbs that put whole persons into the roster or take them out. */
function wholePersonVerbs(
  roster: Roster,
  keyed: Keyed,
): Pick<RosterStore, 'insert' | 'remove' | 'replaceAll' | 'change'> {
  const { rows } = roster;
  return {
    insert: (added, at = rows.order.length) => {
      const fresh = keyed(added);
      const keys = fresh.map(({ key }) => key);
      act(roster, fresh.map(coming), rows.order.slice(0, at).concat(keys, rows.order.slice(at)));
      return keys;
    },
    remove: (keys) => {
      const gone = new Set(keys);
      const changes = inOrder(rows)
        .filter(({ key }) => gone.has(key))
        .map(going);
      act(
        roster,
        changes,
        rows.order.filter((key) => !gone.has(key)),
      );
    },
    replaceAll: (added) => {
      const fresh = keyed(added);
      act(
        roster,
        [...inOrder(rows).map(going), ...fresh.map(coming)],
        fresh.map(({ key }) => key),
      );
    },
    change: (changed, added = []) => {
      const fresh = keyed(added);
      const keys = fresh.map(({ key }) => key);
      const changes = changed.flatMap((after): readonly RowChange[] => {
        const before = rows.persons.get(after.key);
        return before === undefined || before === after ? [] : [{ before, after }];
      });
      act(roster, [...changes, ...fresh.map(coming)], keys.length === 0 ? rows.order : rows.order.concat(keys));
      return keys;
    },
  };
}

type Verb = keyof Omit<RosterStore, keyof RosterReader>;

/** The verbs, each of which ends an insertion that is under way before it does anything. */
function afterInsertion(verbs: Pick<RosterStore, Verb>, insertion: Insertion): Pick<RosterStore, Verb> {
  const after =
    <Given extends readonly unknown[], Result>(verb: (...given: Given) => Result) =>
    (...given: Given): Result => {
      insertion.finish();
      return verb(...given);
    };
  return {
    setField: after(verbs.setField),
    setCells: after(verbs.setCells),
    clearCells: after(verbs.clearCells),
    insert: after(verbs.insert),
    insertInSlices: after(verbs.insertInSlices),
    remove: after(verbs.remove),
    replaceAll: after(verbs.replaceAll),
    change: after(verbs.change),
    moveToScheme: after(verbs.moveToScheme),
    setContext: after(verbs.setContext),
    undo: after(verbs.undo),
    redo: after(verbs.redo),
  };
}

/** The verbs, added to the reader itself so that its getters stay live. */
function withVerbs(roster: Roster, reader: RosterReader, keyed: Keyed): RosterStore {
  const { rows, history } = roster;
  const insertion: Insertion = { finish: nothing };
  const step = (change: RosterChange | undefined) => {
    if (change) apply(roster, change);
    return (change?.rows ?? []).flatMap(({ before, after }) => (after ?? before)?.key ?? []);
  };
  const verbs = Object.assign(wholePersonVerbs(roster, keyed), {
    setField: (key: number, field: PersonField, value: string) =>
      act(
        roster,
        edits(rows, [key], (person) => editedPerson(person, field, value, roster.context)),
      ),
    setCells: (edited: readonly EditedCells[]) =>
      act(
        roster,
        edited.flatMap(({ key, cells }) =>
          edits(rows, [key], (person) => personWithCells(person, cells, roster.context)),
        ),
      ),
    clearCells: (keys: readonly number[], fields: readonly PersonField[]) => {
      const cleared = edits(rows, keys, (person) => personWithout(person, fields));
      act(roster, cleared);
      return cleared.length > 0;
    },
    insertInSlices: (added: readonly NewPerson[], at: number = rows.order.length) =>
      insertInSlices(roster, insertion, added, at, keyed),
    moveToScheme: (keys: readonly number[], schemeId: string) =>
      act(
        roster,
        edits(rows, keys, (person) => (person.schemeId === schemeId ? person : { ...person, schemeId })),
      ),
    setContext: (next: RosterContext) => {
      roster.context = next;
      rows.recheck(next);
      roster.version++;
      roster.listeners.tell('every');
    },
    undo: () => step(history.stepBack()),
    redo: () => step(history.stepForward()),
  });
  return Object.assign(reader, afterInsertion(verbs, insertion));
}

/** @param persons the roster to start from, keys given anew; loading it is no step of undo */
export function createRosterStore(context: RosterContext, persons: readonly NewPerson[] = []): RosterStore {
  let nextKey = 1;
  const keyed = (added: readonly NewPerson[]) => added.map((person): Person => ({ ...person, key: nextKey++ }));
  const roster: Roster = {
    rows: createRosterRows(context),
    history: createRosterHistory(),
    listeners: createRosterListeners(),
    context,
    version: 0,
  };
  const start = keyed(persons);
  roster.rows.apply({ rows: start.map(coming), orderBefore: [], orderAfter: start.map(({ key }) => key) });
  return withVerbs(roster, readerOf(roster), keyed);
}
