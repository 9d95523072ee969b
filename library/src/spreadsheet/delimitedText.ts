import { parse } from 'papaparse';

import { looseRows } from './looseRows.ts';
import { serialDay } from './serialDay.ts';
import type { TableSheet } from './tableSheet.ts';

/** Minimum number of valid non-ASCII characters for each invalid character in a text whose encoding is UTF-8. */
const readPerBroken = 4;

/**
 * True when a text that was decoded as UTF-8 has only a few invalid characters. A text in another encoding would
 * contain almost no valid Chinese characters.
 */
function isMostlyRead(text: string): boolean {
  let [read, broken] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) broken++;
    else if (code > 0x7f) read++;
  }
  return read >= broken * readPerBroken;
}

/**
 * Decodes the text of a file. A byte order mark of UTF-16 decides the encoding. Otherwise UTF-8 is used if nearly all
 * non-ASCII characters are valid in it (invalid bytes become �). If not, GB 18030 is used, the encoding of Chinese
 * Excel.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes);
    return isMostlyRead(text) ? text : new TextDecoder('gb18030').decode(bytes);
  }
}

const isBlank = (cell: string) => cell.trim() === '';

/** Matches a first line such as `sep=;`, which names the separator. Spreadsheet programs don't display this line. */
const separatorLine = /^\uFEFF?sep=(.)[ \t]*(?:\r\n?|\n|$)/iu;
/** The comma that a Chinese keyboard types; it is accepted as a separator. */
const fullWidthComma = '，';

function rowsOf(text: string): readonly (readonly string[])[] {
  const named = separatorLine.exec(text);
  const body = text.slice(named ? named[0].length : text.startsWith('\uFEFF') ? 1 : 0);
  const read = (delimiter = '') => parse<string[]>(body, { delimiter, skipEmptyLines: false });
  let parsed = read(named?.[1]);
  if (parsed.errors.some(({ type }) => type === 'Delimiter') && body.includes(fullWidthComma))
    parsed = read(fullWidthComma);
  const { data, errors, meta } = parsed;
  return errors.some(({ type }) => type === 'Quotes') ? looseRows(body, meta.delimiter) : data;
}

/**
 * Parses delimited text as a sheet. The first line can name the separator (`sep=;`). Otherwise the separator is
 * detected, for example a comma, a tab (cells pasted from Excel) or a semicolon. A full-width comma is the separator if
 * no other separator is found. A quotation mark that isn't closed belongs to the text of its cell.
 */
export function readDelimitedText(text: string, maxRows = 110_000): TableSheet {
  const data = rowsOf(text);
  const filled = data.flatMap((row, at) => (row.every(isBlank) ? [] : [at]));
  const rowCount = Math.min(maxRows, filled.length);
  const widest = filled.slice(0, rowCount).reduce((most, at) => Math.max(most, data[at]?.length ?? 0), 0);
  return {
    name: '',
    isHidden: false,
    rowCount,
    isCut: filled.length > maxRows,
    merged: [],
    rowNumberAt: (position) => (filled[position] ?? 0) + 1,
    cellsAt: (position) => data[filled[position] ?? -1] ?? [],
    usedColumns: () => new Set(Array.from({ length: widest }, (_, column) => column)),
    // Exported texts may contain days as serial numbers. They are converted with the date system 1900.
    dayOf: (number) => serialDay(number, 1900),
    isHiddenRow: () => false,
    isHiddenColumn: () => false,
    hasFormula: () => false,
  };
}
