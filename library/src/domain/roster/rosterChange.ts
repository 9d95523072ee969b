import type { Person } from './person.ts';

/** One row before and after an action; undefined: it wasn't, or isn't any more, in the roster. */
export interface RowChange {
  readonly before: Person | undefined;
  readonly after: Person | undefined;
}

export const coming = (after: Person): RowChange => ({ before: undefined, after });
export const going = (before: Person): RowChange => ({ before, after: undefined });

/** One action of the user, whole: the unit of undo and redo. */
export interface RosterChange {
  readonly rows: readonly RowChange[];
  /** Keys in their order before and after; the same array where the order stayed. */
  readonly orderBefore: readonly number[];
  readonly orderAfter: readonly number[];
}

/** The change that takes another one back. */
export const reversed = (change: RosterChange): RosterChange => ({
  rows: change.rows.map(({ before, after }) => ({ before: after, after: before })),
  orderBefore: change.orderAfter,
  orderAfter: change.orderBefore,
});

const deepest = 100;

/** Actions that can be taken back and those that were. */
export interface RosterHistory {
  record(change: RosterChange): void;
  /** The change to apply in order to take the last action back, if there is one. */
  stepBack(): RosterChange | undefined;
  stepForward(): RosterChange | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** The last hundred actions. */
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
