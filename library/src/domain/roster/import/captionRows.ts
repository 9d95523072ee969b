import { fieldOfCaption } from './rosterCaptions.ts';
import type { RosterColumn } from './rosterColumns.ts';
import type { SheetCell } from './sheet.ts';

/** Matches an instruction that a template contains below the caption of a column, such as 必填 (required). */
const instruction = /^[\s*(（]*(?:必填|选填|非必填|可选|required|optional|mandatory)/iu;
const isDigit = (code: number) => code >= 0x30 && code <= 0x39;

/**
 * True when a cell may contain a document number: its value is a number or a boolean, or its text begins or ends with a
 * digit. Captions usually don't begin or end with a digit. The function runs for every row, so it looks only at the
 * first and last character.
 */
const isNumber = (cell: SheetCell | undefined): boolean =>
  typeof cell === 'string'
    ? isDigit(cell.charCodeAt(0)) || isDigit(cell.charCodeAt(cell.length - 1))
    : cell !== null && cell !== undefined;

/** True when a cell contains the caption of its column, or an instruction about the column. */
function isCaption(cell: SheetCell | undefined, { caption, field }: RosterColumn): boolean {
  const text = typeof cell === 'string' ? cell.trim() : '';
  return text !== '' && (text === caption || fieldOfCaption(text) === field || instruction.test(text));
}

/**
 * Returns a test for rows that repeat the captions, for example in another language or on every printed page, and for
 * rows with instructions about the columns. The test is false for a row with a document number.
 */
export function captionRowTest(columns: readonly RosterColumn[]): (row: readonly SheetCell[]) => boolean {
  const known = columns.filter(({ field }) => field !== null);
  const name = known.find(({ field }) => field === 'name');
  const idNo = known.find(({ field }) => field === 'idNo');
  const enough = Math.min(2, known.length);
  return (row) => {
    if (idNo && isNumber(row[idNo.index])) return false;
    const called = name ? String(row[name.index] ?? '').trim() : '';
    if (name && called !== '') return isCaption(called, name);
    return known.length > 0 && known.filter((column) => isCaption(row[column.index], column)).length >= enough;
  };
}
