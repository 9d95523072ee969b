import { fieldOfCaption } from './rosterCaptions.ts';
import type { RosterColumn } from './rosterColumns.ts';
import type { SheetCell } from './sheet.ts';

/** What forms write below a caption. */
const instruction = /^[\s*(（]*(?:必填|选填|非必填|可选|required|optional|mandatory)/iu;
const isDigit = (code: number) => code >= 0x30 && code <= 0x39;

/** Numbers of documents begin or end with a digit, captions don't: told of every row, so by its ends alone. */
const isNumber = (cell: SheetCell | undefined): boolean =>
  typeof cell === 'string'
    ? isDigit(cell.charCodeAt(0)) || isDigit(cell.charCodeAt(cell.length - 1))
    : cell !== null && cell !== undefined;

/** Whether a cell says what its column is called or whether it must be filled in. */
function isCaption(cell: SheetCell | undefined, { caption, field }: RosterColumn): boolean {
  const text = typeof cell === 'string' ? cell.trim() : '';
  return text !== '' && (text === caption || fieldOfCaption(text) === field || instruction.test(text));
}

/**
 * Whether a row says again what the columns are called: in another language, below the captions what must be filled in, or
 * on every printed page. Nobody with a number is taken for captions.
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
