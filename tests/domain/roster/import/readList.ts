import { chooseSheet, type SheetChoice } from '@tuanbao/library/domain/roster/import/chooseSheet';
import { type SheetPersons, personsOfSheet } from '@tuanbao/library/domain/roster/import/personsOfSheet';
import type { RosterColumn } from '@tuanbao/library/domain/roster/import/rosterColumns';

import { sheetsOfFile } from '../../../../library/src/widgets/RosterImport/openRosterFile.ts';
import { rosterContext } from '../../../../stories/fixtures/rosters.ts';

/** The result of reading a list: the persons, and the errors as `row path code`. */
export interface ReadList extends SheetPersons {
  readonly columns: readonly RosterColumn[];
  readonly errors: readonly string[];
}

/**
 * Reads the persons in a file. `content` is the text or the bytes of the file. @throws Error when the file is refused
 */
export async function readList(content: string | Uint8Array, choice: SheetChoice = {}): Promise<ReadList> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const sheets = await sheetsOfFile(bytes);
  if (typeof sheets === 'string') throw new Error(sheets);
  const opened = chooseSheet(sheets, rosterContext, String, choice);
  if (opened.status === 'refused') throw new Error(opened.problem.code);
  const read = personsOfSheet(opened.sheet, opened.header, rosterContext);
  const errors = read.problems.filter(({ severity }) => severity === 'error');
  return {
    ...read,
    columns: opened.header.columns,
    errors: errors.map(({ row, path, code }) => `${row} ${path} ${code}`),
  };
}
