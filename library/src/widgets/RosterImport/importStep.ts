import type { FileProblem } from '../../domain/roster/import/chooseSheet.ts';
import type { NewPerson } from '../../domain/roster/person.ts';
import { unpackedPersons } from './packedPersons.ts';
import type { ReadChoice, ReadFindings, ReadPlan, RosterResponse } from './rosterReaderProtocol.ts';

/** A list that was read. */
export interface ReadRoster extends ReadFindings {
  readonly fileName: string;
  /** Another one for every list; the same where a list is read again in another way. */
  readonly listId: number;
  readonly plan: ReadPlan;
  readonly persons: readonly NewPerson[];
}

/** How far the import is. */
export type RosterImportStep =
  | { readonly kind: 'choosing' }
  /** `share` of the rows that have arrived, 0 to 1; null until it is known how many there are. */
  | { readonly kind: 'reading'; readonly fileName: string; readonly share: number | null }
  | { readonly kind: 'refused'; readonly fileName: string; readonly problem: FileProblem }
  /** `failure`: why the list could not be read again in another way. */
  | { readonly kind: 'read'; readonly roster: ReadRoster; readonly failure: FileProblem | null };

/** The step of a file that can't be read. */
export const refusal = (fileName: string, code: FileProblem['code']): RosterImportStep => ({
  kind: 'refused',
  fileName,
  problem: { code, path: '', params: {}, severity: 'error' },
});

/** What has arrived of a file so far. */
export interface Arrived {
  readonly fileName: string;
  readonly listId: number;
  plan: ReadPlan | null;
  rows: number;
  persons: NewPerson[];
}

/** Takes an answer in. @returns the step it leads to */
export function stepAfter(answer: RosterResponse, arrived: Arrived): RosterImportStep {
  const { fileName } = arrived;
  if (answer.kind === 'refused') return { kind: 'refused', fileName, problem: answer.problem };
  if (answer.kind === 'opened') {
    arrived.plan = answer.plan;
    arrived.rows = answer.rows;
    arrived.persons = [];
  } else if (answer.kind === 'persons') {
    arrived.persons.push(...unpackedPersons(answer.packed));
  } else if (answer.kind === 'done' && arrived.plan) {
    const { listId, plan, persons } = arrived;
    return { kind: 'read', roster: { fileName, listId, plan, persons, ...answer.findings }, failure: null };
  }
  return { kind: 'reading', fileName, share: arrived.persons.length / Math.max(1, arrived.rows) };
}

/**
 * What is shown after a step. A list that is read again in another way stays in sight until it has arrived whole, and
 * where that fails: nothing that was corrected in it is lost.
 */
export function shownAfter(shown: RosterImportStep, next: RosterImportStep): RosterImportStep {
  if (shown.kind !== 'read' || next.kind === 'read' || next.kind === 'choosing') return next;
  if (next.kind === 'refused') return { ...shown, failure: next.problem };
  return shown.failure ? { ...shown, failure: null } : shown;
}

/** Whether a choice leaves the persons in the rows where they are. */
export const keepsRows = ({ sheetName, headerRow }: ReadChoice, { plan }: ReadRoster): boolean =>
  (sheetName ?? plan.sheetName) === plan.sheetName && (headerRow ?? plan.headerRow) === plan.headerRow;

/** Another sheet has other rows, another header other columns: everything that depends on a choice is read again. */
export const completed = (choice: ReadChoice, { plan }: ReadRoster): ReadChoice => ({
  words: plan.words,
  ...(choice.sheetName === undefined && { sheetName: plan.sheetName, headerRow: plan.headerRow }),
  ...(choice.words && { columns: plan.columns }),
  ...choice,
});
