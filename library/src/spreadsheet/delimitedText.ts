import { parse } from 'papaparse';

import { looseRows } from './looseRows.ts';
import { serialDay } from './serialDay.ts';
import type { TableSheet } from './tableSheet.ts';

/** So many characters that were read for each that wasn't make a text of one in another encoding unlikely. */
const readPerBroken = 4;

/** Whether text in UTF-8 is damaged in places. In another encoding hardly any Chinese character would have come out. */
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
 * The text of a file: by its byte order mark, else UTF-8 where every byte fits or nearly all do (those that don't come out
 * as �), else GB 18030 as Chinese Excel writes it.
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

/** The first line of a file may name the separator; spreadsheets don't show it. */
const separatorLine = /^\uFEFF?sep=(.)[ \t]*(?:\r\n?|\n|$)/iu;
/** What a Chinese keyboard writes for a comma. */
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
 * Text with separators as a sheet: commas, tabs as a paste from Excel has them, semicolons or what the first line says
 * (`sep=;`). A quotation mark that nothing closes is part of its cell.
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
    // figures that a spreadsheet wrote for days
    dayOf: (figure) => serialDay(figure, 1900),
    isHiddenRow: () => false,
    isHiddenColumn: () => false,
    hasFormula: () => false,
  };
}
