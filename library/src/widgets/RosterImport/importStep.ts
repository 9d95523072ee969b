import type { FileProblem } from '../../domain/roster/import/chooseSheet.ts';
import type { NewPerson } from '../../domain/roster/person.ts';
import { unpackedPersons } from './packedPersons.ts';
import type { ReadChoice, ReadFindings, ReadPlan, RosterResponse } from './rosterReaderProtocol.ts';

/** A list that was read. */
export interface ReadRoster extends ReadFindings {
  readonly fileName: string;
  /** Id of the list; it stays the same when the list is read again with other options. */
  readonly listId: number;
  readonly plan: ReadPlan;
  readonly persons: readonly NewPerson[];
}

/** Progress of the import. */
export type RosterImportStep =
  | { readonly kind: 'choosing' }
  /** `share` of the rows that have been received, from 0 to 1; null while the number of rows is unknown. */
  | { readonly kind: 'reading'; readonly fileName: string; readonly share: number | null }
  | { readonly kind: 'refused'; readonly fileName: string; readonly problem: FileProblem }
  /** `failure` is the reason why reading the list again with other options failed; otherwise null. */
  | { readonly kind: 'read'; readonly roster: ReadRoster; readonly failure: FileProblem | null };

/** The step for a file that can't be read. */
export const refusal = (fileName: string, code: FileProblem['code']): RosterImportStep => ({
  kind: 'refused',
  fileName,
  problem: { code, path: '', params: {}, severity: 'error' },
});

/** The data of a file that have been received so far. */
export interface Arrived {
  readonly fileName: string;
  readonly listId: number;
  plan: ReadPlan | null;
  rows: number;
  persons: NewPerson[];
}

/** Adds a response to the received data. @returns the next step */
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
 * The step to show after the current one. While a list is read again, and when that fails, the previous reading stays
 * visible, so no correction is lost.
 */
export function shownAfter(shown: RosterImportStep, next: RosterImportStep): RosterImportStep {
  if (shown.kind !== 'read' || next.kind === 'read' || next.kind === 'choosing') return next;
  if (next.kind === 'refused') return { ...shown, failure: next.problem };
  return shown.failure ? { ...shown, failure: null } : shown;
}

/** True when a choice doesn't change which rows contain persons. */
export const keepsRows = ({ sheetName, headerRow }: ReadChoice, { plan }: ReadRoster): boolean =>
  (sheetName ?? plan.sheetName) === plan.sheetName && (headerRow ?? plan.headerRow) === plan.headerRow;

/**
 * Completes a choice with options of the current plan. Another sheet has other rows, and another header row has other
 * columns; options that depend on the choice are detected again.
 */
export const completed = (choice: ReadChoice, { plan }: ReadRoster): ReadChoice => ({
  words: plan.words,
  ...(choice.sheetName === undefined && { sheetName: plan.sheetName, headerRow: plan.headerRow }),
  ...(choice.words && { columns: plan.columns }),
  ...choice,
});
