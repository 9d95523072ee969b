import { useCallback, useEffect, useState } from 'react';

import { emptyPerson, type PersonField } from '../../domain/roster/person.ts';
import type { RosterStore } from '../../domain/roster/rosterStore.ts';
import { useEffectEvent } from '../../foundation/useEffectEvent.ts';
import { type CellRange, rangeBetween } from './cellRange.ts';
import type { Place } from './gridKeys.ts';
import { type RowOrder, useRowOrder } from './useRowOrder.ts';

/** The current edit: the edited cell, and the way in which it is edited. */
interface PersonEdit {
  readonly key: number;
  readonly field: PersonField;
  /**
   * True if typing has replaced the whole text. The up and down arrow keys then go to other rows if no options are
   * shown.
   */
  readonly isReplacing: boolean;
}

export interface PersonTableState extends Omit<RowOrder, 'setFiltered'> {
  /**
   * Shows all rows, or only the rows that need a review. If a selected row gets hidden, it is no longer selected.
   * @returns how many of the selected rows got hidden
   */
  readonly setFiltered: (isFiltered: boolean) => number;
  /** The cell that keys and the editor work on. */
  readonly place: Place;
  /**
   * True if the user has moved to `place`. False after the table was opened or the filter was switched: `place` is then
   * a cell of the first row.
   */
  readonly isVisited: boolean;
  /**
   * Corner of the selected block that is opposite to `place`. If only one cell is selected, it is the same as `place`.
   */
  readonly corner: Place;
  readonly range: CellRange;
  readonly edit: PersonEdit | null;
  readonly chosen: ReadonlySet<number>;
  /** Keys of the rows that the user has revealed in a masked roster. */
  readonly revealed: ReadonlySet<number>;
  /** Text that announces the result of the last action. */
  readonly notice: string;
  readonly goTo: (place: Place) => void;
  readonly select: (place: Place, corner: Place) => void;
  readonly startEdit: (edit: PersonEdit) => void;
  readonly endEdit: () => void;
  /**
   * Selects a row, or removes it from the selection. With `isRange`, does the same with all rows from the row of the
   * previous call to this row.
   */
  readonly toggleChosen: (key: number, isRange: boolean) => void;
  readonly choose: (keys: readonly number[]) => void;
  readonly toggleRevealed: (key: number) => void;
  readonly hideAll: () => void;
  readonly say: (notice: string) => void;
  /** Adds an empty row at the end of the roster and goes to it. @returns the key of the row */
  readonly addRow: (schemeId: string) => number;
  readonly removeRows: (keys: readonly number[]) => void;
  /**
   * Undoes the last change of the roster. If the active cell isn't in one of the changed rows, goes to the first
   * changed row.
   */
  readonly undo: () => void;
  /** Repeats the change that was undone last, and goes to a changed row, as `undo` does. */
  readonly redo: () => void;
}

const nothing: ReadonlySet<number> = new Set();
const origin: Place = { row: 0, column: 1 };

function toggled(known: ReadonlySet<number>, keys: readonly number[], isIn: boolean): ReadonlySet<number> {
  const next = new Set(known);
  for (const key of keys) {
    if (isIn) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** Returns the state of the selected rows. Rows are selected one by one or as a range. */
function useChosen(keys: readonly number[]) {
  const [{ chosen, last }, setChosen] = useState({ chosen: nothing, last: -1 });
  const toggleChosen = (key: number, isRange: boolean) => {
    const [from, to] = [keys.indexOf(last), keys.indexOf(key)];
    const reached = isRange && from !== -1 ? keys.slice(Math.min(from, to), Math.max(from, to) + 1) : [key];
    setChosen((known) => ({ chosen: toggled(known.chosen, reached, !known.chosen.has(key)), last: key }));
  };
  const choose = useCallback((next: readonly number[]) => setChosen({ chosen: new Set(next), last: -1 }), []);
  return { chosen, toggleChosen, choose };
}

/** Returns the state of the active cell and of the selected block. */
function useCursor(rows: number, columns: number) {
  const [{ place, corner, isVisited }, setCursor] = useState({ place: origin, corner: origin, isVisited: false });
  const select = useCallback(
    (next: Place, other: Place) => setCursor({ place: next, corner: other, isVisited: true }),
    [],
  );
  const goTo = useCallback((next: Place) => select(next, next), [select]);
  const goToTop = useCallback((column: number) => {
    const top = { row: 0, column };
    setCursor({ place: top, corner: top, isVisited: false });
  }, []);
  const within = ({ row, column }: Place): Place => ({
    row: Math.min(row, Math.max(0, rows - 1)),
    column: Math.min(column, columns - 1),
  });
  return { place: within(place), corner: within(corner), isVisited, select, goTo, goToTop };
}

/**
 * Returns a function that goes to the rows that an undo or redo changed, as soon as they are rendered. Before that, the
 * position of a restored row isn't known.
 */
function useGoToRows({ keys, place, goTo }: Pick<PersonTableState, 'keys' | 'place' | 'goTo'>) {
  const [wanted, goToRows] = useState<readonly number[]>([]);
  const go = useEffectEvent((rows: readonly number[]) => {
    const among = new Set(rows);
    if (among.has(keys[place.row] ?? -1)) return;
    const row = keys.findIndex((key) => among.has(key));
    if (row !== -1) goTo({ row, column: place.column });
  });
  useEffect(() => {
    if (wanted.length > 0) go(wanted);
  }, [wanted]);
  return goToRows;
}

/**
 * Returns the state of the table: visible rows, active cell, edit and selected rows. The persons themselves are in the
 * store.
 */
export function usePersonTableState(store: RosterStore, columns: number): PersonTableState {
  const order = useRowOrder(store);
  const { keys } = order;
  const cursor = useCursor(keys.length, columns);
  const goToRows = useGoToRows({ keys, ...cursor });
  const { chosen, toggleChosen, choose } = useChosen(keys);
  const [edit, startEdit] = useState<PersonEdit | null>(null);
  const [revealed, setRevealed] = useState(nothing);
  const [notice, say] = useState('');

  const endEdit = useCallback(() => startEdit(null), []);
  const hideAll = useCallback(() => setRevealed(nothing), []);
  const toggleRevealed = useCallback(
    (key: number) => setRevealed((known) => toggled(known, [key], !known.has(key))),
    [],
  );
  return {
    ...order,
    ...cursor,
    range: rangeBetween(cursor.place, cursor.corner),
    edit,
    chosen,
    revealed,
    notice,
    startEdit,
    endEdit,
    toggleChosen,
    choose,
    toggleRevealed,
    hideAll,
    say,
    setFiltered: (isFiltered) => {
      const hidden = order.setFiltered(isFiltered);
      const stillChosen = Array.from(chosen).filter((key) => !hidden.has(key));
      if (stillChosen.length < chosen.size) choose(stillChosen);
      cursor.goToTop(cursor.place.column);
      return chosen.size - stillChosen.length;
    },
    addRow: (schemeId) => {
      const [key = -1] = store.insert([{ ...emptyPerson, schemeId }]);
      cursor.goTo({ row: keys.length, column: 1 });
      return key;
    },
    removeRows: (removed) => {
      store.remove(removed);
      choose([]);
    },
    undo: () => goToRows(store.undo()),
    redo: () => goToRows(store.redo()),
  };
}
