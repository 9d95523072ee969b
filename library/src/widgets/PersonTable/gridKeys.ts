/** A cell by row (from 0, of the rows shown) and column. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** How many rows and columns there are, and how many rows a page is. */
export interface GridExtent {
  readonly rows: number;
  readonly columns: number;
  readonly page: number;
}

/** A key with the control (or command) key. */
export interface GridKey {
  readonly key: string;
  readonly isControl: boolean;
}

const clamp = (value: number, max: number) => Math.max(0, Math.min(value, max));

/** The place inside the grid that is nearest. */
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
};

/** Where a key leads (WAI-ARIA grid pattern); null for keys that don't move. */
export function placeAfterKey(key: GridKey, place: Place, extent: GridExtent): Place | null {
  const move = (key.isControl ? controlMoves : moves)[key.key];
  return move ? placeWithin(move(place, extent), extent) : null;
}

/** The cell after or before another, around the ends of rows; null beyond the first and the last. */
export function neighbourOf({ row, column }: Place, step: 1 | -1, extent: GridExtent): Place | null {
  const next = column + step;
  if (next >= 0 && next < extent.columns) return { row, column: next };
  const nextRow = row + step;
  if (nextRow < 0 || nextRow >= extent.rows) return null;
  return { row: nextRow, column: step === 1 ? 0 : extent.columns - 1 };
}
