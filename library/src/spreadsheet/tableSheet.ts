/** Cells that are merged into one: rows from 1, columns from 0, last ones included. */
export interface MergedCells {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

/** What a cell shows: figures as figures, dates as `YYYY-MM-DD`, errors as their text (`#N/A`), formulas as their results. */
export type CellValue = string | number | boolean | null;

/** A sheet that was read; rows that hold nothing are left out and the others keep their numbers. */
export interface TableSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rowCount: number;
  /** It has more rows than were read. */
  readonly isCut: boolean;
  readonly merged: readonly MergedCells[];
  /** Number of a row in the sheet, from 1. */
  readonly rowNumberAt: (position: number) => number;
  /** Cells of a row from the first column on, null for gaps; a new array at each call. */
  readonly cellsAt: (position: number) => readonly CellValue[];
  /** The day that a figure stands for which isn't shown as one, `YYYY-MM-DD`; null where the sheet doesn't count days. */
  readonly dayOf: (figure: number) => string | null;
  readonly isHiddenRow: (position: number) => boolean;
  readonly isHiddenColumn: (column: number) => boolean;
  /** Whether a formula worked the cell's value out. */
  readonly hasFormula: (position: number, column: number) => boolean;
}
