/**
 * A range of merged cells. Rows are counted from 1, columns from 0. The last row and the last column belong to the
 * range.
 */
export interface MergedCells {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

/**
 * Content of a cell. A date is `YYYY-MM-DD`, followed by the time of day if it has one; an error is its text (`#N/A`),
 * and a formula is its result.
 */
export type CellValue = string | number | boolean | null;

/** A sheet that was read from a file. Blank rows may be left out; the other rows keep their numbers. */
export interface TableSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rowCount: number;
  /** True when the sheet in the file has more rows than were read. */
  readonly isCut: boolean;
  readonly merged: readonly MergedCells[];
  /** Returns the number that a row has in the sheet, from 1. */
  readonly rowNumberAt: (position: number) => number;
  /**
   * Returns the cells of a row, beginning with the first column. An empty cell is null or '', or is left out at the end
   * of the row.
   */
  readonly cellsAt: (position: number) => readonly CellValue[];
  /** Returns the indexes of the columns that have a cell in any row. The cells can be empty. */
  readonly usedColumns: () => ReadonlySet<number>;
  /**
   * Converts the serial number in a cell without date format to a day, `YYYY-MM-DD`, followed by the time of day if the
   * number contains one. Null when the number isn't a date, or when the sheet has no date system.
   */
  readonly dayOf: (number: number) => string | null;
  readonly isHiddenRow: (position: number) => boolean;
  readonly isHiddenColumn: (column: number) => boolean;
  /** True when the value of the cell is the result of a formula. */
  readonly hasFormula: (position: number, column: number) => boolean;
}
