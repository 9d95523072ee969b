import type { FileProblem } from '../../domain/roster/import/chooseSheet.ts';
import type { NewPerson } from '../../domain/roster/person.ts';
import { unpackedPersons } from './packedPersons.ts';
import type { ReadChoice, ReadFindings, ReadPlan, RosterResponse } from './rosterReaderProtocol.ts';

/** A list that has been read, with the findings about its rows. */
export interface ReadRoster extends ReadFindings {
  readonly fileName: string;
  /** Id of the list. If the same list is read again with other options, the id stays the same. */
  readonly listId: number;
  readonly plan: ReadPlan;
  readonly persons: readonly NewPerson[];
}

/** State of the import: no list is chosen, or the list is being read, was refused or was read. */
export type RosterImportStep =
  | { readonly kind: 'choosing' }
  /**
   * `share` is the part of the rows that has been received, from 0 to 1. It is null until the number of rows is known.
   */
  | { readonly kind: 'reading'; readonly fileName: string; readonly share: number | null }
  | { readonly kind: 'refused'; readonly fileName: string; readonly problem: FileProblem }
  /** `failure` is the reason why the list couldn't be read again with other options; null if it could be read. */
  | { readonly kind: 'read'; readonly roster: ReadRoster; readonly failure: FileProblem | null };

/** Returns the state of the import for a file that can't be read. */
export const refusal = (fileName: string, code: FileProblem['code']): RosterImportStep => ({
  kind: 'refused',
  fileName,
  problem: { code, path: '', params: {}, severity: 'error' },
});

/** The part of a file's data that has been received so far. */
export interface Arrived {
  readonly fileName: string;
  readonly listId: number;
  plan: ReadPlan | null;
  rows: number;
  persons: NewPerson[];
}

/** Adds a response to the data that were received. @returns the state of the import after the response */
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
 * Returns the state to show after the current state. While a list is read again, the previous reading stays visible. If
 * the new reading fails, the previous reading stays. Thus no correction is lost.
 */
export function shownAfter(shown: RosterImportStep, next: RosterImportStep): RosterImportStep {
  if (shown.kind !== 'read' || next.kind === 'read' || next.kind === 'choosing') return next;
  if (next.kind === 'refused') return { ...shown, failure: next.problem };
  return shown.failure ? { ...shown, failure: null } : shown;
}

/** True if a choice doesn't change which rows contain persons. */
export const keepsRows = ({ sheetName, headerRow }: ReadChoice, { plan }: ReadRoster): boolean =>
  (sheetName ?? plan.sheetName) === plan.sheetName && (headerRow ?? plan.headerRow) === plan.headerRow;

/** The meanings of the columns and words of a list. */
type ListMeanings = Pick<ReadPlan, 'columns' | 'words'>;

/** Changes some meanings. The argument contains the meanings that were requested last, even if they aren't read yet. */
export type MeaningChange = (requested: ListMeanings) => Partial<ListMeanings>;

/**
 * The options with which a list was requested last. Options that the request leaves out have been detected, but those of
 * another sheet or header row aren't known until the list is read.
 */
const requestedOf = ({ words, columns, ...rows }: ReadChoice, roster: ReadRoster): ReadChoice => {
  const { plan } = roster;
  const requested = { words: words ?? plan.words, columns, ...rows };
  if (!keepsRows(rows, roster)) return requested;
  return { ...requested, sheetName: plan.sheetName, headerRow: plan.headerRow, columns: columns ?? plan.columns };
};

/**
 * Adds to a choice the options with which the list was requested last. Options that depend on the choice are left out,
 * so that they are detected again: another sheet has other rows, and another header row has other columns.
 */
export function completed(choice: ReadChoice, roster: ReadRoster, last: ReadChoice = {}): ReadChoice {
  const { words, columns, ...rows } = requestedOf(last, roster);
  return {
    words,
    ...(choice.sheetName === undefined && rows),
    ...(choice.words && { columns }),
    ...choice,
  };
}

/** Returns the choice that changes meanings. Columns belong to the sheet and the header row that are shown. */
export function refined(change: MeaningChange, roster: ReadRoster, last: ReadChoice = {}): ReadChoice {
  const { sheetName, headerRow, columns: shown, words } = roster.plan;
  const columns = (keepsRows(last, roster) && last.columns) || shown;
  const changed = change({ columns, words: last.words ?? words });
  return changed.columns ? { sheetName, headerRow, ...changed } : changed;
}
