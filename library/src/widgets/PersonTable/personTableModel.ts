import type { PersonProblem } from '../../domain/roster/checkPerson.ts';
import type { Person, PersonField } from '../../domain/roster/person.ts';
import type { RosterStore } from '../../domain/roster/rosterStore.ts';
import type { PersonColumn } from './personColumns.ts';
import type { PersonTableMessages } from './PersonTable.messages.ts';

/** An option of a list: its stored value and its label. */
export interface CellOption {
  readonly value: string;
  readonly label: string;
}

/** The data, words and rights that all rows share; the same object until one of them changes. */
export interface PersonTableModel {
  readonly store: RosterStore;
  readonly columns: readonly PersonColumn[];
  readonly words: PersonTableMessages;
  /** Prefix of the ids of elements. */
  readonly id: string;
  /** True when nothing can be changed. */
  readonly isFixed: boolean;
  /** True when persons can't be added, removed or moved to another scheme; so it is where nothing can be changed. */
  readonly isKept: boolean;
  /** True when a cell of the column can be changed. */
  readonly canChange: (column: PersonColumn | undefined) => column is PersonField;
  readonly isMasked: boolean;
  /** True when the owner allows no change, masked or not. */
  readonly isReadOnly: boolean;
  readonly captionOf: (column: PersonColumn) => string;
  /** Text of a cell in the user's language. */
  readonly textOf: (column: PersonField | 'age', person: Person, isMasked: boolean) => string;
  /** The text that rows are sorted by. */
  readonly sortTextOf: (column: PersonColumn, person: Person) => string;
  readonly schemeNameOf: (schemeId: string) => string;
  readonly sentenceOf: (problem: PersonProblem) => string;
  /** The options of a list; null for free text. */
  readonly optionsOf: (field: PersonField) => readonly CellOption[] | null;
}

const isErrorAt = (field: PersonField) => (problem: PersonProblem) =>
  problem.path === field && problem.severity === 'error';

/** Number of rows whose occupation name belongs to another code. */
export const mismatchesAmong = (store: RosterStore, keys: readonly number[]): number =>
  keys.filter((key) => store.problemsOf(key).some(({ code }) => code === 'W_OCC_NAME_MISMATCH')).length;

/** The problem that a cell shows: the first error, else the first warning. */
export const problemAt = (problems: readonly PersonProblem[], field: PersonField): PersonProblem | undefined =>
  problems.find(isErrorAt(field)) ?? problems.find(({ path }) => path === field);
