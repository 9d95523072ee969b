/** A cell as a reader of files delivers it: dates as `YYYY-MM-DD`, errors as their text (`#N/A`), formulas as their results. */
export type SheetCell = string | number | boolean | null;

/** Cells that the sheet shows as one: rows from 1, columns from 0, last ones included. */
export interface MergedRange {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

/** A table of cells by position; rows that hold nothing may be left out, so a row's number isn't its position. */
export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rowCount: number;
  /** It has more rows than anyone reads. */
  readonly isCut: boolean;
  readonly merged: readonly MergedRange[];
  /** Number of a row in the file, from 1. */
  readonly rowNumberAt: (position: number) => number;
  readonly cellsAt: (position: number) => readonly SheetCell[];
  /** The day that a figure stands for which isn't shown as one, `YYYY-MM-DD`; null where the file doesn't count days. */
  readonly dayOf: (figure: number) => string | null;
  readonly isHiddenRow: (position: number) => boolean;
  readonly isHiddenColumn: (column: number) => boolean;
  /** Whether the cell's value is a formula's result. */
  readonly hasFormula: (position: number, column: number) => boolean;
}

/** Whether a text shows nothing. Most begin with a letter, a digit or a Chinese character: those needn't be trimmed to tell. */
export function isBlankText(text: string): boolean {
  const first = text.charCodeAt(0);
  return !((first > 0x20 && first < 0x7f) || (first >= 0x3400 && first <= 0x9fff)) && text.trim() === '';
}

/** Whether a cell shows nothing. */
export const isBlankCell = (cell: SheetCell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && isBlankText(cell));

/** Whether a row shows nothing. */
export const isBlankRow = (row: readonly SheetCell[]): boolean => row.every(isBlankCell);

/** Positions of a sheet's rows from `first` on, at most so many. */
export const positionsFrom = (sheet: Sheet, first: number, most: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.min(most, sheet.rowCount - first)) }, (_, index) => first + index);

/** How many rows from `first` on show something; counts no further than `enough`. */
export function filledRows(sheet: Sheet, first: number, enough: number): number {
  let count = 0;
  for (let position = first; position < sheet.rowCount && count < enough; position++)
    if (!isBlankRow(sheet.cellsAt(position))) count++;
  return count;
}
