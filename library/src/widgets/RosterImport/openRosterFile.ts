import { type CaptionOf, chooseSheet, type ChosenSheet } from '../../domain/roster/import/chooseSheet.ts';
import type { Sheet } from '../../domain/roster/import/sheet.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import type { RosterFileErrorCode } from '../../domain/roster/rosterProblem.ts';
import { decodeText, readDelimitedText } from '../../spreadsheet/delimitedText.ts';
import { fileKindOf } from '../../spreadsheet/fileKind.ts';
import { openWorkbook, type WorkbookSheet } from '../../spreadsheet/openWorkbook.ts';
import { SpreadsheetError, type SpreadsheetErrorCode } from '../../spreadsheet/spreadsheetError.ts';

const codes: Readonly<Record<SpreadsheetErrorCode, RosterFileErrorCode>> = {
  empty: 'F_EMPTY',
  notTable: 'F_NOT_XLSX',
  legacy: 'F_XLS_LEGACY',
  encrypted: 'F_ENCRYPTED',
  damaged: 'F_CORRUPT',
  tooLarge: 'F_ZIP_BOMB',
};

/** Returns a hidden sheet with its name only. The cells of hidden sheets are never read. */
const unread = ({ name }: WorkbookSheet): Sheet => ({
  name,
  isHidden: true,
  rowCount: 0,
  isCut: false,
  merged: [],
  rowNumberAt: () => 0,
  cellsAt: () => [],
  usedColumns: () => new Set(),
  dayOf: () => null,
  isHiddenRow: () => false,
  isHiddenColumn: () => false,
  hasFormula: () => false,
});

async function sheetsOfWorkbook(bytes: Uint8Array): Promise<readonly Sheet[]> {
  const sheets: Sheet[] = [];
  for (const sheet of await openWorkbook(bytes)) sheets.push(sheet.isHidden ? unread(sheet) : await sheet.read());
  return sheets;
}

/**
 * Returns the sheets of a file of any supported kind, or the code of the problem. No content of a file makes this
 * function throw.
 */
export async function sheetsOfFile(bytes: Uint8Array): Promise<readonly Sheet[] | RosterFileErrorCode> {
  const kind = fileKindOf(bytes);
  if (kind.kind === 'unreadable') return codes[kind.code];
  if (kind.kind === 'text') return [readDelimitedText(decodeText(bytes))];
  try {
    return await sheetsOfWorkbook(bytes);
  } catch (error) {
    if (error instanceof SpreadsheetError) return codes[error.code];
    throw error;
  }
}

/**
 * Opens a file and finds the sheet and the columns that contain the persons. If the file has a problem, the problem is
 * part of the result; no error is thrown.
 * @param captionOf returns the caption of a column that is missing
 */
export async function openRosterFile(
  bytes: Uint8Array,
  context: RosterContext,
  captionOf: CaptionOf,
): Promise<ChosenSheet> {
  const sheets = await sheetsOfFile(bytes);
  return typeof sheets === 'string'
    ? { status: 'refused', problem: { code: sheets, path: '', params: {}, severity: 'error' } }
    : chooseSheet(sheets, context, captionOf);
}
