import type { Person } from './person.ts';

/**
 * One row before and after an action of the user. `before` is undefined for an added row, `after` is undefined for a
 * removed row.
 */
export interface RowChange {
  readonly before: Person | undefined;
  readonly after: Person | undefined;
}

/** Returns the change that adds the row `after`. */
export const addedRow = (after: Person): RowChange => ({ before: undefined, after });
/** Returns the change that removes the row `before`. */
export const removedRow = (before: Person): RowChange => ({ before, after: undefined });

/** One action of the user. Undo and redo always apply to a whole action. */
export interface RosterChange {
  readonly rows: readonly RowChange[];
  /**
   * Keys of the rows in their order before the action; `orderAfter` is the same array when the order doesn't change.
   */
  readonly orderBefore: readonly number[];
  readonly orderAfter: readonly number[];
}

/** Returns the change that undoes the given change: the states before and after are exchanged. */
export const reversed = (change: RosterChange): RosterChange => ({
  rows: change.rows.map(({ before, after }) => ({ before: after, after: before })),
  orderBefore: change.orderAfter,
  orderAfter: change.orderBefore,
});

const deepest = 100;

/** The actions of the user that can be undone and redone. */
export interface RosterHistory {
  record(change: RosterChange): void;
  /** Returns the change that undoes the last action; undefined when no action can be undone. */
  stepBack(): RosterChange | undefined;
  stepForward(): RosterChange | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** Creates a history that stores the last hundred actions. */
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
