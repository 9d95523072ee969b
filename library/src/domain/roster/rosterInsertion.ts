import type { NewPerson, Person } from './person.ts';
import type { Roster } from './readonlyRoster.ts';
import { addedRow, type RowChange } from './rosterChange.ts';

/** The currently running insertion of many persons. */
export interface Insertion {
  /** Immediately adds all persons that aren't added yet. */
  finish: () => void;
}

const nothing = () => {};

/** Placeholder while no insertion is running: its `finish` does nothing. */
export const noInsertion = (): Insertion => ({ finish: nothing });

/** Assigns a new key to each person. */
export type Keyed = (added: readonly NewPerson[]) => readonly Person[];

const sliceSize = 1000;
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/**
 * Adds persons to the roster in slices. Any other action first completes the insertion. Thus the insertion stays one
 * action, and no other action sees only a part of the persons.
 */
export async function insertInSlices(
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
    const slice = keyed(added.slice(keys.length, keys.length + sliceSize)).map(addedRow);
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
  await pause(); // After the pause, the caller continues in a separate task.
  return keys;
}
