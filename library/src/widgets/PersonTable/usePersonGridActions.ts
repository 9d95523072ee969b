import { cellsFilledDown } from './fillCells.ts';
import { type GridExtent, neighbourOf, type Place } from './gridKeys.ts';
import { isOccupation, isPersonField, isTextColumn } from './personColumns.ts';
import { personsIn } from './personsIn.ts';
import { mismatchesAmong, type PersonTableModel } from './personTableModel.ts';
import type { AfterEdit } from './usePersonEditor.ts';
import type { PersonTableState } from './usePersonTableState.ts';

/** Actions in the grid that the user starts with keys, clicks and drags. */
export interface PersonGridActions {
  readonly extent: () => GridExtent;
  /** Presses the checkbox or the button in a cell. @returns true if the cell contains a checkbox or a button */
  readonly press: (place: Place, isRange?: boolean) => boolean;
  readonly moveAfter: (then: AfterEdit) => void;
  /** Goes to the next or the previous cell of a person field. @returns false if there is none in this direction */
  readonly step: (step: 1 | -1) => boolean;
  readonly selectAll: () => void;
  readonly selectRows: (from: number, to: number) => void;
  readonly selectColumn: () => void;
  /**
   * Action of Ctrl+D. Copies the cells in the first row of the selected block to the rows of the block below it. If the
   * block has only one row, the cells above that row are copied to it.
   */
  readonly fillDown: () => void;
  /** Action of the fill handle. Copies the cells of the rows from `top` to `bottom` to the selected rows below them. */
  readonly fillFrom: (top: number, bottom: number) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

function selecting({ model, state }: { model: PersonTableModel; state: PersonTableState }) {
  const first = Math.max(0, model.columns.findIndex(isTextColumn));
  const last = model.columns.reduce((found, column, at) => (isTextColumn(column) ? at : found), -1);
  const selectRows = (from: number, to: number) =>
    state.select({ row: from, column: first }, { row: to, column: last });
  return {
    selectRows,
    selectAll: () => selectRows(0, state.keys.length - 1),
    selectColumn: () =>
      state.select({ row: 0, column: state.range.start }, { row: state.keys.length - 1, column: state.range.end }),
  };
}

function filling({ model, state }: { model: PersonTableModel; state: PersonTableState }) {
  const { store, words } = model;
  const fill = (sourceTop: number, sourceBottom: number, targetTop: number, targetBottom: number) => {
    const columns = model.columns.slice(state.range.start, state.range.end + 1).filter(model.canChange);
    if (columns.length === 0 || targetBottom < targetTop) return;
    const rows = (top: number, bottom: number) => personsIn(model, state.keys, { ...state.range, top, bottom });
    const targets = rows(targetTop, targetBottom);
    store.setCells(cellsFilledDown(rows(sourceTop, sourceBottom), targets, columns));
    const keys = columns.some(isOccupation) ? targets.map(({ key }) => key) : [];
    state.say(words.filled(targets.length, mismatchesAmong(store, keys)));
  };
  return {
    fillDown: () => {
      const { top, bottom } = state.range;
      if (top < bottom) fill(top, top, top + 1, bottom);
      else if (top > 0) fill(top - 1, top - 1, top, top);
    },
    fillFrom: (top: number, bottom: number) => fill(top, bottom, bottom + 1, state.range.bottom),
  };
}

/** Returns the actions of the grid for its current state. */
export function usePersonGridActions(
  model: PersonTableModel,
  state: PersonTableState,
  page: () => number,
): PersonGridActions {
  const { store, columns, words } = model;
  const extent = () => ({ rows: state.keys.length, columns: columns.length, page: page() });
  const step = (by: 1 | -1) => {
    const next = neighbourOf(state.place, by, extent(), (column) => isPersonField(columns[column]));
    if (next) state.goTo(next);
    return next !== null;
  };
  const timeTravel = (canGo: boolean, go: () => void, said: string) => {
    if (model.isFixed || !canGo) return;
    go();
    state.say(said);
  };

  return {
    extent,
    step,
    ...selecting({ model, state }),
    ...filling({ model, state }),
    press: (place, isRange = false) => {
      const [key, column] = [state.keys[place.row], columns[place.column]];
      if (key === undefined) return false;
      const number = store.positionOf(key) + 1;
      if (column === 'row' && !model.isKept) state.toggleChosen(key, isRange);
      else if (column === 'remove') {
        state.removeRows([key]);
        state.say(words.removed(1));
      } else if (column === 'reveal') {
        state.toggleRevealed(key);
        state.say(state.revealed.has(key) ? words.rowHidden(number) : words.rowRevealed(number));
      } else return false;
      return true;
    },
    moveAfter: (then) => {
      const { row, column } = state.place;
      if (then === 'down') state.goTo({ row: Math.min(row + 1, state.keys.length - 1), column });
      if (then === 'up') state.goTo({ row: Math.max(row - 1, 0), column });
      if (then === 'next' || then === 'previous') step(then === 'next' ? 1 : -1);
    },
    undo: () => timeTravel(store.canUndo, state.undo, words.undone),
    redo: () => timeTravel(store.canRedo, state.redo, words.redone),
  };
}
