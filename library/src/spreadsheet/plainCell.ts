import { written } from './cellKind.ts';
import { lastColumn } from './cellReference.ts';

/** A cell whose value consists of digits only. The same object is used for all cells. */
export interface PlainCell {
  /** Column of the cell, from 0. */
  column: number;
  style: number;
  /** Type of the cell; one of the values of `written`. */
  type: number;
  number: number;
}

const [space, doubleQuote, slash, lessThan, equals, greaterThan] = [32, 34, 47, 60, 61, 62];
const [letterC, letterN, letterR, letterS, letterT, letterV] = [99, 110, 114, 115, 116, 118];
const isLetter = (byte: number | undefined) => byte !== undefined && byte >= 65 && byte <= 90;
const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 48 && byte <= 57;
/** Maximum number of digits that this module parses itself. The platform parses longer numbers. */
const exactDigits = 15;
/** Maximum number of attributes that a plain cell has: reference, style and type. */
const mostAttributes = 3;
/** Maximum numbers of column letters, row digits and style digits in a plain cell. */
const [mostLetters, mostRowDigits, mostStyleDigits] = [3, 7, 5];
/**
 * Maximum length of a plain cell in bytes. If at least this many bytes are left, no access is out of bounds, and
 * JavaScript engines can optimise the code.
 */
const longestCell = 96;

const cellEnd = '</v></c>'.length;
const endsCell = (bytes: Uint8Array, at: number): boolean =>
  bytes[at] === lessThan &&
  bytes[at + 1] === slash &&
  bytes[at + 2] === letterV &&
  bytes[at + 3] === greaterThan &&
  bytes[at + 4] === lessThan &&
  bytes[at + 5] === slash &&
  bytes[at + 6] === letterC &&
  bytes[at + 7] === greaterThan;

/**
 * Reads a cell in the most common form, `<c r="B7" s="1" t="s"><v>42</v></c>`, in a single pass, because a sheet can
 * have millions of bytes of such cells. If a cell has another form or is cut off at the end of the bytes, the scanner
 * must read it.
 * @returns the index after the cell. −1 when the bytes aren't such a cell; `into` must then not be used
 */
// oxlint-disable-next-line eslint/complexity -- one pass over millions of bytes, where every call counts
export function plainCellEnd(bytes: Uint8Array, start: number, into: PlainCell): number {
  if (start + longestCell > bytes.length || bytes[start] !== lessThan || bytes[start + 1] !== letterC) return -1;
  let at = start + 2;
  let column = 0;
  let style = 0;
  let type: number = written.number;
  for (let left = mostAttributes; left > 0 && bytes[at] === space; left--) {
    const name = bytes[at + 1];
    if (bytes[at + 2] !== equals || bytes[at + 3] !== doubleQuote) return -1;
    at += 4;
    const from = at;
    if (name === letterR) {
      column = 0;
      for (; at - from < mostLetters && isLetter(bytes[at]); at++) column = column * 26 + (bytes[at] ?? 0) - 64;
      for (let digits = 0; digits < mostRowDigits && isDigit(bytes[at]); digits++) at++;
    } else if (name === letterS) {
      style = 0;
      for (; at - from < mostStyleDigits && isDigit(bytes[at]); at++) style = style * 10 + (bytes[at] ?? 0) - 48;
      if (at === from) return -1;
    } else if (name === letterT) {
      if (bytes[at] !== letterS && bytes[at] !== letterN) return -1;
      type = bytes[at++] === letterS ? written.shared : written.number;
    } else return -1;
    if (bytes[at++] !== doubleQuote) return -1;
  }
  if (column < 1 || column > lastColumn) return -1;
  if (bytes[at] !== greaterThan || bytes[at + 1] !== lessThan || bytes[at + 2] !== letterV) return -1;
  if (bytes[at + 3] !== greaterThan) return -1;
  const from = (at += 4);
  let number = 0;
  for (; at - from < exactDigits && isDigit(bytes[at]); at++) number = number * 10 + (bytes[at] ?? 0) - 48;
  if (at === from || !endsCell(bytes, at)) return -1;
  into.column = column - 1;
  into.style = style;
  into.type = type;
  into.number = number;
  return at + cellEnd;
}
