/**
 * Content of a cell. A date is `YYYY-MM-DD`, followed by the time of day if it has one; an error is its text (`#N/A`),
 * and a formula is its result.
 */
export type SheetCell = string | number | boolean | null;

/**
 * A range of merged cells. Rows are counted from 1, columns from 0. The last row and the last column belong to the
 * range.
 */
export interface MergedRange {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

/** A table of cells. Blank rows may be missing, so the index of a row here can differ from its number in the file. */
export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rowCount: number;
  /** True when the sheet in the file has more rows than were read. */
  readonly isCut: boolean;
  readonly merged: readonly MergedRange[];
  /** Returns the number that a row has in the file, from 1. */
  readonly rowNumberAt: (position: number) => number;
  readonly cellsAt: (position: number) => readonly SheetCell[];
  /** Returns the indexes of the columns that have a cell in any row. The cells can be empty. */
  readonly usedColumns: () => ReadonlySet<number>;
  /**
   * Converts the serial number in a cell without date format to a day, `YYYY-MM-DD`, followed by the time of day if the
   * number contains one. Null when the number isn't a date, or when the file has no date system.
   */
  readonly dayOf: (serial: number) => string | null;
  readonly isHiddenRow: (position: number) => boolean;
  readonly isHiddenColumn: (column: number) => boolean;
  /** True when the value of the cell is the result of a formula. */
  readonly hasFormula: (position: number, column: number) => boolean;
}

/**
 * True when a text is empty or consists of white space. Most texts begin with a letter, digit or Chinese character. For
 * these, the function looks only at the first character, which is faster than trimming.
 */
export function isBlankText(text: string): boolean {
  const first = text.charCodeAt(0);
  return !((first > 0x20 && first < 0x7f) || (first >= 0x3400 && first <= 0x9fff)) && text.trim() === '';
}

/** True when a cell has no content or only white space. */
export const isBlankCell = (cell: SheetCell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && isBlankText(cell));

/** True when all cells of the row have no content or only white space. */
export const isBlankRow = (row: readonly SheetCell[]): boolean => row.every(isBlankCell);

/** The indexes of at most `most` rows, beginning with `first`. */
export const positionsFrom = (sheet: Sheet, first: number, most: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.min(most, sheet.rowCount - first)) }, (_, index) => first + index);

/** Number of rows from `first` on that aren't blank. The count stops at `enough`. */
export function filledRows(sheet: Sheet, first: number, enough: number): number {
  let count = 0;
  for (let position = first; position < sheet.rowCount && count < enough; position++)
    if (!isBlankRow(sheet.cellsAt(position))) count++;
  return count;
}
