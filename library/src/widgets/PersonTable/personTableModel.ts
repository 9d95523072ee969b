import type { PersonProblem } from '../../domain/roster/checkPerson.ts';
import type { Person, PersonField } from '../../domain/roster/person.ts';
import type { RosterStore } from '../../domain/roster/rosterStore.ts';
import type { PersonColumn } from './personColumns.ts';
import type { PersonTableMessages } from './PersonTable.messages.ts';

/** An option of a cell: the stored value and its label. */
export interface CellOption {
  readonly value: string;
  readonly label: string;
}

/** Data, texts and permissions that all rows share. The object stays the same until a part of it changes. */
export interface PersonTableModel {
  readonly store: RosterStore;
  readonly columns: readonly PersonColumn[];
  readonly words: PersonTableMessages;
  /** Prefix of element ids. */
  readonly id: string;
  /** True when no cell can be changed, because the roster is read-only or masked. */
  readonly isFixed: boolean;
  /**
   * True when persons can't be added, removed or moved to another scheme. This is always true when no cell can be
   * changed.
   */
  readonly isKept: boolean;
  /** True when the user can change the cells of a column. */
  readonly canChange: (column: PersonColumn | undefined) => column is PersonField;
  readonly isMasked: boolean;
  /** True when the roster is read-only, whether it is masked or not. */
  readonly isReadOnly: boolean;
  readonly captionOf: (column: PersonColumn) => string;
  /** Text of a cell in the user's language. */
  readonly textOf: (column: PersonField | 'age', person: Person, isMasked: boolean) => string;
  /** The text by which rows are sorted. */
  readonly sortTextOf: (column: PersonColumn, person: Person) => string;
  readonly schemeNameOf: (schemeId: string) => string;
  readonly sentenceOf: (problem: PersonProblem) => string;
  /** The options of a field; null when any text can be entered. */
  readonly optionsOf: (field: PersonField) => readonly CellOption[] | null;
}

const isErrorAt = (field: PersonField) => (problem: PersonProblem) =>
  problem.path === field && problem.severity === 'error';

/** Number of rows whose occupation name doesn't belong to their occupation code. */
export const mismatchesAmong = (store: RosterStore, keys: readonly number[]): number =>
  keys.filter((key) => store.problemsOf(key).some(({ code }) => code === 'W_OCC_NAME_MISMATCH')).length;

/** The problem that is shown in a cell: its first error, otherwise its first warning. */
export const problemAt = (problems: readonly PersonProblem[], field: PersonField): PersonProblem | undefined =>
  problems.find(isErrorAt(field)) ?? problems.find(({ path }) => path === field);
