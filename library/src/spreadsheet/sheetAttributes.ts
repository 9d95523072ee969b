import { written } from './cellKind.ts';
import { type CellReference, lastColumn, lastRow, readReference } from './cellReference.ts';
import { damaged } from './spreadsheetError.ts';
import type { MergedCells } from './tableSheet.ts';
import { decoded } from './textPool.ts';
import { xmlName, type XmlScanner } from './xmlScanner.ts';

const names = {
  r: xmlName('r'),
  s: xmlName('s'),
  t: xmlName('t'),
  ref: xmlName('ref'),
  hidden: xmlName('hidden'),
  min: xmlName('min'),
  max: xmlName('max'),
};

/**
 * Reads the type of a cell from the value of its attribute. The first letter of the value identifies the type, except
 * for `s` and `str`, which differ in their length.
 */
function writtenAs(bytes: Uint8Array, start: number, end: number): number {
  const length = end - start;
  switch (bytes[start]) {
    case 115: // `s` or `str`
      return length === 1 ? written.shared : written.text;
    case 105: // `inlineStr`
      return written.text;
    case 98: // `b`
      return written.boolean;
    case 101: // `e`
      return written.error;
    case 100: // `d`
      return written.day;
    default: // `n`
      return written.number;
  }
}

/**
 * Parses bytes as a number; NaN when they contain no number. A number that consists of at most 15 digits is parsed
 * without creating a string.
 */
export function numberIn(bytes: Uint8Array, start: number, end: number): number {
  let number = 0;
  for (let at = start; at < end; at++) {
    const digit = (bytes[at] ?? 0) - 48;
    if (digit < 0 || digit > 9 || at - start > 14) {
      const text = decoded(bytes.subarray(start, end)).trim();
      return text === '' ? NaN : Number(text);
    }
    number = number * 10 + digit;
  }
  return start === end ? NaN : number;
}

const isTrue = ({ bytes, start }: XmlScanner) => bytes[start] === 49 || bytes[start] === 116; // first byte `1` or `t`
const numberOf = ({ bytes, start, end }: XmlScanner) => numberIn(bytes, start, end);

/** Attributes of the tag of a cell. The same object is used for all cells. */
export interface CellAttributes {
  /** Column of the cell, from 0. If the tag has no reference, the column isn't changed. */
  column: number;
  style: number;
  /** Type of the cell; one of the values of `written`. */
  type: number;
}

const reference: CellReference = { column: -1, row: -1 };

/** Reads the attributes of the tag of a cell. @throws SpreadsheetError when the xlsx format doesn't allow the column */
export function readCellAttributes(scanner: XmlScanner, into: CellAttributes): void {
  into.style = 0;
  into.type = written.number;
  while (scanner.nextAttribute()) {
    const { bytes, start, end } = scanner;
    if (scanner.attribute === names.t) into.type = writtenAs(bytes, start, end);
    else if (scanner.attribute === names.s) into.style = numberIn(bytes, start, end);
    else if (scanner.attribute === names.r && !scanner.hasPrefix) {
      readReference(bytes, start, end, reference);
      if (reference.column >= 0) into.column = reference.column;
    }
  }
  if (into.column >= lastColumn) throw damaged();
}

/**
 * Reads the number and the visibility of a row from the current tag.
 * @param next number of the row when the tag contains no number
 */
export function readRowAttributes(
  scanner: XmlScanner,
  next: number,
): { readonly row: number; readonly isHidden: boolean } {
  let [row, isHidden] = [next, false];
  while (scanner.nextAttribute()) {
    if (scanner.attribute === names.r) row = numberOf(scanner);
    else if (scanner.attribute === names.hidden) isHidden = isTrue(scanner);
  }
  if (!(row >= 1 && row <= lastRow)) throw damaged();
  return { row, isHidden };
}

/**
 * Range of columns that the current `col` tag hides, from 0 and including the last column; null when the tag hides no
 * columns.
 */
export function readHiddenColumns(scanner: XmlScanner): { readonly first: number; readonly last: number } | null {
  let [first, last, isHidden] = [NaN, NaN, false];
  while (scanner.nextAttribute()) {
    if (scanner.attribute === names.min) first = numberOf(scanner);
    else if (scanner.attribute === names.max) last = numberOf(scanner);
    else if (scanner.attribute === names.hidden) isHidden = isTrue(scanner);
  }
  return isHidden && first >= 1 && last >= first ? { first: first - 1, last: Math.min(last, lastColumn) - 1 } : null;
}

/** The range of cells that the current tag merges; null when the tag merges no cells. */
export function readMergedCells(scanner: XmlScanner): MergedCells | null {
  while (scanner.nextAttribute()) {
    if (scanner.attribute !== names.ref) continue;
    const { bytes, start, end } = scanner;
    const colon = bytes.indexOf(58, start);
    if (colon === -1 || colon >= end) return null;
    const first: CellReference = { column: -1, row: -1 };
    const last: CellReference = { column: -1, row: -1 };
    readReference(bytes, start, colon, first);
    readReference(bytes, colon + 1, end, last);
    if (first.row < 1 || last.row < first.row || first.column < 0 || last.column < first.column) return null;
    return {
      firstRow: first.row,
      lastRow: Math.min(last.row, lastRow),
      firstColumn: first.column,
      lastColumn: Math.min(last.column, lastColumn),
    };
  }
  return null;
}
