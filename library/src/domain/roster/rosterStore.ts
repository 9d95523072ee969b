import { type PersonCells, personWithCells, personWithout } from './changeCells.ts';
import { editedPerson } from './editPerson.ts';
import type { NewPerson, Person, PersonField } from './person.ts';
import { inOrder, readonlyRosterOf, type Roster, type ReadonlyRoster } from './readonlyRoster.ts';
import { addedRow, createRosterHistory, removedRow, type RosterChange, type RowChange } from './rosterChange.ts';
import type { RosterContext } from './rosterContext.ts';
import { type Insertion, insertInSlices, type Keyed, noInsertion } from './rosterInsertion.ts';
import { createRosterListeners } from './rosterListeners.ts';
import { createRosterRows, type RosterRows } from './rosterRows.ts';

/** New texts for some fields of one row. */
export interface EditedCells {
  readonly key: number;
  readonly cells: PersonCells;
}

/**
 * The persons of an order, stored outside of React state. Each row has a position, and a key that never changes. A row
 * is checked when it changes. Listeners are called once per action; `subscribe` and `version` can be used with
 * `useSyncExternalStore`.
 */
export interface RosterStore extends ReadonlyRoster {
  /** Changes one field of a row: normalises the text and updates the fields that depend on it. */
  readonly setField: (key: number, field: PersonField, value: string) => void;
  /**
   * Changes several fields of several rows as one action. It works like `setField`, but a derived value never replaces
   * a text that is given in the same call.
   */
  readonly setCells: (edited: readonly EditedCells[]) => void;
  /**
   * Empties fields of rows as one action. The scheme of a person is always kept. @returns true when at least one field
   * wasn't empty
   */
  readonly clearCells: (keys: readonly number[], fields: readonly PersonField[]) => boolean;
  /**
   * Adds persons without normalising them.
   * @param at position of the first added person
   * @default the end
   * @returns the keys of the added persons
   */
  readonly insert: (persons: readonly NewPerson[], at?: number) => readonly number[];
  /**
   * Adds persons like `insert` and as one action, but a thousand at a time, with pauses so that the page stays
   * responsive. Listeners are called once, at the end. If another action, such as undo, is called before the end, the
   * remaining persons are added at once, before that action.
   */
  readonly insertInSlices: (persons: readonly NewPerson[], at?: number) => Promise<readonly number[]>;
  /** Immediately adds the persons that a running `insertInSlices` hasn't added yet, and calls the listeners. */
  readonly finishInsertion: () => void;
  readonly remove: (keys: readonly number[]) => void;
  readonly replaceAll: (persons: readonly NewPerson[]) => void;
  /**
   * Replaces persons of the roster by the persons in `changed` with the same keys, and adds the persons in `added` at
   * the end, as one action. It is used for pasting, filling and correcting many rows. A person that is the same object
   * as before is treated as unchanged.
   * @returns the keys of the added persons
   */
  readonly change: (changed: readonly Person[], added?: readonly NewPerson[]) => readonly number[];
  readonly moveToScheme: (keys: readonly number[], schemeId: string) => void;
  /**
   * Checks all persons again with another context, for example after the start date has changed. The user can't undo a
   * change of the context.
   */
  readonly setContext: (context: RosterContext) => void;
  /** Undoes the last action. @returns the keys of the rows that were added, removed or changed */
  readonly undo: () => readonly number[];
  /** Repeats the action that was undone last. @returns the keys of the rows that were added, removed or changed */
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

/** The methods of a roster that add or remove whole persons. */
function wholePersonVerbs(
  roster: Roster,
  keyed: Keyed,
): Pick<RosterStore, 'insert' | 'remove' | 'replaceAll' | 'change'> {
  const { rows } = roster;
  return {
    insert: (added, at = rows.order.length) => {
      const fresh = keyed(added);
      const keys = fresh.map(({ key }) => key);
      act(roster, fresh.map(addedRow), rows.order.slice(0, at).concat(keys, rows.order.slice(at)));
      return keys;
    },
    remove: (keys) => {
      const gone = new Set(keys);
      const changes = inOrder(rows)
        .filter(({ key }) => gone.has(key))
        .map(removedRow);
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
        [...inOrder(rows).map(removedRow), ...fresh.map(addedRow)],
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
      act(roster, [...changes, ...fresh.map(addedRow)], keys.length === 0 ? rows.order : rows.order.concat(keys));
      return keys;
    },
  };
}

type Verb = keyof Omit<RosterStore, keyof ReadonlyRoster>;

/** Wraps methods so that each of them first completes an insertion that is running. */
function afterInsertion(
  verbs: Pick<RosterStore, Exclude<Verb, 'finishInsertion'>>,
  insertion: Insertion,
): Pick<RosterStore, Verb> {
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
    finishInsertion: () => insertion.finish(),
    remove: after(verbs.remove),
    replaceAll: after(verbs.replaceAll),
    change: after(verbs.change),
    moveToScheme: after(verbs.moveToScheme),
    setContext: after(verbs.setContext),
    undo: after(verbs.undo),
    redo: after(verbs.redo),
  };
}

/** Adds the methods that change the roster to `readonlyRoster` itself. A copy of that object would lose its getters. */
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

/**
 * Creates a roster.
 * @param persons the persons that the roster contains at first. They get new keys, and adding them can't be undone.
 */
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
  roster.rows.apply({ rows: start.map(addedRow), orderBefore: [], orderAfter: start.map(({ key }) => key) });
  return withVerbs(roster, readonlyRosterOf(roster), keyed);
}
