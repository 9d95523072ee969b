import { missingFields } from '../../domain/roster/import/rosterColumns.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import type { ReadRoster } from './importStep.ts';

/** The steps of an import, in their order. A step is skipped if there is nothing to ask the user. */
export const importStages = ['file', 'sheet', 'header', 'columns', 'values', 'check', 'confirm'] as const;
export type RosterImportStage = (typeof importStages)[number];

/**
 * Returns the first step in which the user has to do something.
 * @param faulty number of persons who still have errors
 */
export function stageOf(roster: ReadRoster | null, context: RosterContext, faulty: number): RosterImportStage {
  if (!roster) return 'file';
  if (roster.plan.otherLists.length > 0 && !roster.plan.isSheetChosen) return 'sheet';
  if (missingFields(roster.plan.columns, context).length > 0) return 'columns';
  if (roster.unknownWords.length > 0) return 'values';
  return faulty > 0 ? 'check' : 'confirm';
}
