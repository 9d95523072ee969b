import { type SheetPersons, personsOfSheet } from '@tuanbao/library/domain/roster/import/personsOfSheet';
import type { RosterColumn } from '@tuanbao/library/domain/roster/import/rosterColumns';
import { openRosterFile } from '@tuanbao/library/widgets/RosterImport';

import { rosterContext } from '../../../../stories/fixtures/rosters.ts';

/** A list that was read, and its errors as `row path code`. */
export interface ReadList extends SheetPersons {
  readonly columns: readonly RosterColumn[];
  readonly errors: readonly string[];
}

/** Reads a file of separated text. @throws Error where it is refused */
export async function readList(content: string | Uint8Array): Promise<ReadList> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const opened = await openRosterFile(bytes, rosterContext, String);
  if (opened.status === 'refused') throw new Error(opened.problem.code);
  const read = personsOfSheet(opened.sheet, opened.header, rosterContext);
  const errors = read.problems.filter(({ severity }) => severity === 'error');
  return {
    ...read,
    columns: opened.header.columns,
    errors: errors.map(({ row, path, code }) => `${row} ${path} ${code}`),
  };
}
