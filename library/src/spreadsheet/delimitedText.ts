import { parse } from 'papaparse';

import { looseRows } from './looseRows.ts';
import { serialDay } from './serialDay.ts';
import type { TableSheet } from './tableSheet.ts';

/** Minimum number of valid characters per invalid one. A lower share means that the text has another encoding. */
const readPerBroken = 4;

/**
 * True when UTF-8 text is damaged only in a few places. Text in another encoding would contain almost no Chinese
 * characters.
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
 * Decodes the text of a file. A byte order mark decides the encoding. Without one, UTF-8 is used if nearly all bytes
 * are valid (invalid ones become �), otherwise GB 18030, which Chinese Excel writes.
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

/** Matches a first line that names the separator; spreadsheets don't display it. */
const separatorLine = /^\uFEFF?sep=(.)[ \t]*(?:\r\n?|\n|$)/iu;
/** The comma that a Chinese keyboard types. */
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
 * Parses delimited text as a sheet. The separator is a comma, a tab (cells pasted from Excel), a semicolon, or the one
 * in the first line (`sep=;`). An unclosed quotation mark belongs to the text of its cell.
 */
export function readDelimitedText(text: string, maxRows = 110_000): TableSheet {
  const data = rowsOf(text);
  const filled = data.flatMap((row, at) => (row.every(isBlank) ? [] : [at]));
  return {
    name: '',
    isHidden: false,
    rowCount: Math.min(maxRows, filled.length),
    isCut: filled.length > maxRows,
    merged: [],
    rowNumberAt: (position) => (filled[position] ?? 0) + 1,
    cellsAt: (position) => data[filled[position] ?? -1] ?? [],
    // A spreadsheet may have written days as serial numbers.
    dayOf: (number) => serialDay(number, 1900),
    isHiddenRow: () => false,
    isHiddenColumn: () => false,
    hasFormula: () => false,
  };
}
