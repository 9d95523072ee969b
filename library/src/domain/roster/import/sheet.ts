/** A cell as a reader of files delivers it: dates as midnight UTC, formulas as their results. */
export type SheetCell = string | number | boolean | Date | null;

/** A table of cells; row 0 is the sheet's first row. */
export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: readonly (readonly SheetCell[])[];
}

/** Whether a cell shows nothing. */
export const isBlankCell = (cell: SheetCell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

/** Whether a row shows nothing. */
export const isBlankRow = (row: readonly SheetCell[]): boolean => row.every(isBlankCell);
