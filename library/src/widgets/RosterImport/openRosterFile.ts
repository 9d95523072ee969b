import { chooseSheet, type ChosenSheet } from '../../domain/roster/import/chooseSheet.ts';
import type { Sheet } from '../../domain/roster/import/sheet.ts';
import type { PersonField } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import type { RosterFileErrorCode } from '../../domain/roster/rosterProblem.ts';
import { fileKindOf, zipRefusal } from './fileKind.ts';
import { decodeText, readCsv } from './readCsv.ts';
import { readWorkbook } from './readWorkbook.ts';

const refusedWith = (code: RosterFileErrorCode): ChosenSheet => ({
  status: 'refused',
  problem: { code, path: '', params: {}, severity: 'error' },
});

async function sheetsOf(bytes: Uint8Array): Promise<readonly Sheet[] | RosterFileErrorCode> {
  const kind = fileKindOf(bytes);
  if (kind === 'text') return [readCsv(decodeText(bytes), '')];
  if (kind !== 'zip') return kind;
  const refusal = zipRefusal(bytes);
  if (refusal) return refusal;
  try {
    return await readWorkbook(bytes);
  } catch {
    return 'F_CORRUPT';
  }
}

/**
 * Opens a roster file and finds the sheet and columns of its persons. Never throws: whatever is wrong with a file is a
 * problem that says what to do. @param captionOf how a missing column is called
 */
export async function openRosterFile(
  bytes: Uint8Array,
  context: RosterContext,
  captionOf: (field: PersonField) => string,
): Promise<ChosenSheet> {
  const sheets = await sheetsOf(bytes);
  return typeof sheets === 'string' ? refusedWith(sheets) : chooseSheet(sheets, context, captionOf);
}
