import type { PersonProblem } from '../../domain/roster/checkPerson.ts';
import type { Person, PersonField } from '../../domain/roster/person.ts';
import type { RosterStore } from '../../domain/roster/rosterStore.ts';
import type { PersonColumn } from './personColumns.ts';
import type { PersonTableMessages } from './PersonTable.messages.ts';

/** An option of a cell: the value that is stored, and the label that is shown. */
export interface CellOption {
  readonly value: string;
  readonly label: string;
}

/** Data, texts and permissions that all rows share. As long as none of them changes, the object stays the same. */
export interface PersonTableModel {
  readonly store: RosterStore;
  readonly columns: readonly PersonColumn[];
  readonly words: PersonTableMessages;
  /** Prefix of the ids of all elements in the table. */
  readonly id: string;
  /** True if no cell can be changed, because the roster is read-only or masked. */
  readonly isFixed: boolean;
  /** True if persons can't be added, removed or moved to another scheme. Always true if no cell can be changed. */
  readonly isKept: boolean;
  /** True if the user can change the cells of the column. */
  readonly canChange: (column: PersonColumn | undefined) => column is PersonField;
  readonly isMasked: boolean;
  /** True if the roster is read-only. It may be masked in addition. */
  readonly isReadOnly: boolean;
  readonly captionOf: (column: PersonColumn) => string;
  /** Returns the text of a cell in the user's language. */
  readonly textOf: (column: PersonField | 'age', person: Person, isMasked: boolean) => string;
  /** Returns the text by which a row is sorted when its table is sorted by the column. */
  readonly sortTextOf: (column: PersonColumn, person: Person) => string;
  readonly schemeNameOf: (schemeId: string) => string;
  readonly sentenceOf: (problem: PersonProblem) => string;
  /** Returns the list of options of a field; null if the field has no such list. */
  readonly optionsOf: (field: PersonField) => readonly CellOption[] | null;
}

const isErrorAt = (field: PersonField) => (problem: PersonProblem) =>
  problem.path === field && problem.severity === 'error';

/** Returns how many of the rows have an occupation name that doesn't belong to their occupation code. */
export const mismatchesAmong = (store: RosterStore, keys: readonly number[]): number =>
  keys.filter((key) => store.problemsOf(key).some(({ code }) => code === 'W_OCC_NAME_MISMATCH')).length;

/**
 * Returns the problem that is shown in a cell: the first error of the field, or its first warning if it has no error.
 */
export const problemAt = (problems: readonly PersonProblem[], field: PersonField): PersonProblem | undefined =>
  problems.find(isErrorAt(field)) ?? problems.find(({ path }) => path === field);
