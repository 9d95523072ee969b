/** A range of merged cells. Rows count from 1, columns from 0; the last ones are included. */
export interface MergedCells {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

/** Content of a cell: numbers, dates as `YYYY-MM-DD`, errors as their text (`#N/A`), and a formula as its result. */
export type CellValue = string | number | boolean | null;

/** A sheet that was read. Empty rows are left out; the other rows keep their numbers. */
export interface TableSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rowCount: number;
  /** True when the sheet has more rows than were read. */
  readonly isCut: boolean;
  readonly merged: readonly MergedCells[];
  /** Number of a row in the sheet, from 1. */
  readonly rowNumberAt: (position: number) => number;
  /** Cells of a row, beginning with the first column; gaps are null. Each call creates a new array. */
  readonly cellsAt: (position: number) => readonly CellValue[];
  /**
   * Converts a serial number in a cell without date format to a day, `YYYY-MM-DD`; null when the sheet has no date
   * system.
   */
  readonly dayOf: (number: number) => string | null;
  readonly isHiddenRow: (position: number) => boolean;
  readonly isHiddenColumn: (column: number) => boolean;
  /** True when the cell has a formula. */
  readonly hasFormula: (position: number, column: number) => boolean;
}
