import type { Person } from './person.ts';

/** One row before and after an action; undefined where it isn't in the roster. */
export interface RowChange {
  readonly before: Person | undefined;
  readonly after: Person | undefined;
}

/** The change of an added row. */
export const addedRow = (after: Person): RowChange => ({ before: undefined, after });
/** The change of a removed row. */
export const removedRow = (before: Person): RowChange => ({ before, after: undefined });

/** One action of the user: the unit of undo and redo. */
export interface RosterChange {
  readonly rows: readonly RowChange[];
  /** Keys in their order before and after; the same array where the order didn't change. */
  readonly orderBefore: readonly number[];
  readonly orderAfter: readonly number[];
}

/** The inverse of a change. */
export const reversed = (change: RosterChange): RosterChange => ({
  rows: change.rows.map(({ before, after }) => ({ before: after, after: before })),
  orderBefore: change.orderAfter,
  orderAfter: change.orderBefore,
});

const deepest = 100;

/** Actions that can be undone, and undone ones. */
export interface RosterHistory {
  record(change: RosterChange): void;
  /** The change that undoes the last action, if there is one. */
  stepBack(): RosterChange | undefined;
  stepForward(): RosterChange | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** Keeps the last hundred actions. */
export function createRosterHistory(): RosterHistory {
  const done: RosterChange[] = [];
  const undone: RosterChange[] = [];
  return {
    record(change) {
      done.push(change);
      if (done.length > deepest) done.shift();
      undone.length = 0;
    },
    stepBack() {
      const change = done.pop();
      if (change) undone.push(change);
      return change && reversed(change);
    },
    stepForward() {
      const change = undone.pop();
      if (change) done.push(change);
      return change;
    },
    get canUndo() {
      return done.length > 0;
    },
    get canRedo() {
      return undone.length > 0;
    },
  };
}
