import type { Place } from './gridKeys.ts';

/** A block of cells: its first and last row and its first and last column. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly start: number;
  readonly end: number;
}

/** Returns the block that has the two given cells at opposite corners. */
export const rangeBetween = (one: Place, other: Place): CellRange => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  start: Math.min(one.column, other.column),
  end: Math.max(one.column, other.column),
});

/** Returns the numbers of rows and columns of a block. */
export const sizeOf = ({
  top,
  bottom,
  start,
  end,
}: CellRange): { readonly rows: number; readonly columns: number } => ({
  rows: bottom - top + 1,
  columns: end - start + 1,
});

/** True if the block has more than one cell. */
export const isBlock = ({ top, bottom, start, end }: CellRange): boolean => top !== bottom || start !== end;
