import { type PersonCells, personWithCells, personWithout } from './changeCells.ts';
import { editedPerson } from './editPerson.ts';
import type { NewPerson, Person, PersonField } from './person.ts';
import { inOrder, readonlyRosterOf, type Roster, type ReadonlyRoster } from './readonlyRoster.ts';
import { coming, createRosterHistory, going, type RosterChange, type RowChange } from './rosterChange.ts';
import type { RosterContext } from './rosterContext.ts';
import { type Insertion, insertInSlices, type Keyed, noInsertion } from './rosterInsertion.ts';
import { createRosterListeners } from './rosterListeners.ts';
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
export interface RosterStore extends ReadonlyRoster {
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

type Verb = keyof Omit<RosterStore, keyof ReadonlyRoster>;

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

/** Adds the methods that change the roster to the object itself, so that its getters stay live. */
function withVerbs(roster: Roster, readonlyRoster: ReadonlyRoster, keyed: Keyed): RosterStore {
  const { rows, history } = roster;
  const insertion: Insertion = noInsertion();
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
  return Object.assign(readonlyRoster, afterInsertion(verbs, insertion));
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
  return withVerbs(roster, readonlyRosterOf(roster), keyed);
}
