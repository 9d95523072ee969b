import { decodeText, readDelimitedText } from './delimitedText.ts';
import { fileKindOf } from './fileKind.ts';
import { openWorkbook } from './openWorkbook.ts';
import { SpreadsheetError, type SpreadsheetErrorCode } from './spreadsheetError.ts';
import type { TableSheet } from './tableSheet.ts';

async function sheetsOf(bytes: Uint8Array): Promise<readonly TableSheet[] | SpreadsheetErrorCode> {
  const kind = fileKindOf(bytes);
  if (kind.kind === 'unreadable') return kind.code;
  if (kind.kind === 'text') return [readDelimitedText(decodeText(bytes))];
  const sheets: TableSheet[] = [];
  for (const sheet of await openWorkbook(bytes)) if (!sheet.isHidden) sheets.push(await sheet.read());
  return sheets;
}

/**
 * Reads the visible sheets of an xlsx or CSV file. If the file can't be read, returns an error code; the code is
 * `unreadable` when the browser can't open the file. Never throws.
 */
export async function readTables(file: Blob): Promise<readonly TableSheet[] | SpreadsheetErrorCode | 'unreadable'> {
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return 'unreadable';
  try {
    return await sheetsOf(new Uint8Array(bytes));
  } catch (error) {
    return error instanceof SpreadsheetError ? error.code : 'damaged';
  }
}
