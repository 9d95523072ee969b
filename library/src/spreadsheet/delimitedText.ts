import { parse } from 'papaparse';

import type { TableSheet } from './tableSheet.ts';

/** The text of a file: by its byte order mark, else UTF-8 where every byte fits, else GB 18030 as Chinese Excel writes it. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

const isBlank = (cell: string) => cell.trim() === '';

/** Text with separators as a sheet; tabs, as a paste from Excel has them, are found out too. */
export function readDelimitedText(text: string, maxRows = 110_000): TableSheet {
  const { data } = parse<string[]>(text, { skipEmptyLines: false });
  const filled = data.flatMap((row, at) => (row.every(isBlank) ? [] : [at]));
  return {
    name: '',
    isHidden: false,
    rowCount: Math.min(maxRows, filled.length),
    isCut: filled.length > maxRows,
    merged: [],
    rowNumberAt: (position) => (filled[position] ?? 0) + 1,
    cellsAt: (position) => data[filled[position] ?? -1] ?? [],
    dayOf: () => null,
    isHiddenRow: () => false,
    isHiddenColumn: () => false,
    hasFormula: () => false,
  };
}
