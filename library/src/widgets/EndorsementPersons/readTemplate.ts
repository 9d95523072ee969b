import { type TemplateChanges, templateChanges } from '../../domain/endorsement/templateChanges.ts';
import type { Person } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import { sheetsOfFile } from '../RosterImport/index.ts';

/** Reads the changes from a template that the user filled in. Resolves to null if the file can't be read. */
export async function readTemplate(
  file: Blob,
  insured: readonly Person[],
  context: RosterContext,
): Promise<TemplateChanges | null> {
  const sheets = await sheetsOfFile(new Uint8Array(await file.arrayBuffer()));
  return typeof sheets === 'string' ? null : templateChanges(sheets, insured, context);
}
