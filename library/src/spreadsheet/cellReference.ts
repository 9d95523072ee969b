/** Highest row number that the xlsx format allows. */
export const lastRow = 1_048_576;
export const lastColumn = 16_384;

/** Column (from 0) and row (from 1) of a reference such as `AB12`. A part that the reference lacks is −1. */
export interface CellReference {
  column: number;
  row: number;
}

/**
 * Parses the bytes of a cell reference. The result is written to `into`, so that no object is created for each cell.
 */
export function readReference(bytes: Uint8Array, start: number, end: number, into: CellReference): void {
  let [column, row] = [0, 0];
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0;
    const letter = (byte | 32) - 96;
    if (letter >= 1 && letter <= 26 && byte >= 65) column = column * 26 + letter;
    else if (byte >= 48 && byte <= 57) row = row * 10 + byte - 48;
  }
  into.column = column - 1;
  into.row = row === 0 ? -1 : row;
}

/** Name of a column: `A` for column 0, `AA` for column 26. */
export function columnName(column: number): string {
  const before = Math.floor(column / 26);
  return (before === 0 ? '' : columnName(before - 1)) + String.fromCharCode(65 + (column % 26));
}
