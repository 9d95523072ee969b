import { ownValue } from '../../domain/record/ownValue.ts';

/** Position of a cell: its row, counted from 0 among the visible rows, and its column. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Size of the grid: its numbers of rows and columns, and the number of rows per page. */
export interface GridExtent {
  readonly rows: number;
  readonly columns: number;
  readonly page: number;
}

/** A key that was pressed. `isControl` is true if Control or Command is held at the same time. */
export interface GridKey {
  readonly key: string;
  readonly isControl: boolean;
}

const clamp = (value: number, max: number) => Math.max(0, Math.min(value, max));

/** Returns the cell inside the grid that is nearest to a place. */
const placeWithin = (place: Place, { rows, columns }: GridExtent): Place => ({
  row: clamp(place.row, rows - 1),
  column: clamp(place.column, columns - 1),
});

type Move = (place: Place, extent: GridExtent) => Place;

const moves: Readonly<Record<string, Move>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }, { page }) => ({ row: row - page, column }),
  PageDown: ({ row, column }, { page }) => ({ row: row + page, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
};
const controlMoves: Readonly<Record<string, Move>> = {
  Home: () => ({ row: 0, column: 0 }),
  End: (_, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
  ArrowUp: ({ column }) => ({ row: 0, column }),
  ArrowDown: ({ column }, { rows }) => ({ row: rows - 1, column }),
  ArrowLeft: ({ row }) => ({ row, column: 0 }),
  ArrowRight: ({ row }, { columns }) => ({ row, column: columns - 1 }),
};

/** Returns the cell that a key moves to (WAI-ARIA grid pattern); null if the key doesn't move to other cells. */
export function placeAfterKey(key: GridKey, place: Place, extent: GridExtent): Place | null {
  const move = ownValue(key.isControl ? controlMoves : moves, key.key);
  return move ? placeWithin(move(place, extent), extent) : null;
}

/**
 * Returns the next or previous cell in reading order. Columns for which `isStop` returns false are skipped. Null if no
 * cell is left in this direction.
 */
export function neighbourOf(
  place: Place,
  step: 1 | -1,
  extent: GridExtent,
  isStop: (column: number) => boolean,
): Place | null {
  let { row, column } = place;
  for (let steps = 0; steps <= extent.columns; steps++) {
    column += step;
    if (column < 0 || column >= extent.columns) {
      row += step;
      column = step === 1 ? 0 : extent.columns - 1;
    }
    if (row < 0 || row >= extent.rows) return null;
    if (isStop(column)) return { row, column };
  }
  return null;
}
