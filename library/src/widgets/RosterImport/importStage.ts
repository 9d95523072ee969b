import { missingFields } from '../../domain/roster/import/rosterColumns.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import type { ReadRoster } from './importStep.ts';

/** The steps of an import, in their order. A step is skipped if there is nothing to ask the user. */
export const importStages = ['file', 'sheet', 'header', 'columns', 'values', 'check', 'confirm'] as const;
export type RosterImportStage = (typeof importStages)[number];

/**
 * True if the dialog shows something for this step, so that the user can go back to it. The step in which a file is
 * chosen and the meanings of the columns can always be changed.
 */
export function hasPart(
  stage: RosterImportStage,
  { plan, unknownWords, explainedWords, problems }: ReadRoster,
): boolean {
  if (stage === 'sheet') return plan.sheets.length > 1 || plan.otherLists.length > 0;
  if (stage === 'values') return unknownWords.length + explainedWords.length > 0;
  return stage === 'check' ? problems.length > 0 : true;
}

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
