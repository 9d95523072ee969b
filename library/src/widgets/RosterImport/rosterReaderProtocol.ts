import type { FileProblem } from '../../domain/roster/import/chooseSheet.ts';
import type { RosterImportHabits } from '../../domain/roster/import/habits.ts';
import type { SheetProblem } from '../../domain/roster/import/personsOfSheet.ts';
import type { RosterColumn } from '../../domain/roster/import/rosterColumns.ts';
import type { CountedWord, ValueWords } from '../../domain/roster/import/valueWords.ts';
import type { PersonField } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import type { PackedPersons } from './packedPersons.ts';

/** All problems of one kind: they have the same text and the same field. */
export interface ProblemCount {
  readonly problem: Pick<SheetProblem, 'code' | 'path' | 'params' | 'severity'>;
  readonly count: number;
  /** Numbers of the first rows that have the problem. */
  readonly rows: readonly number[];
}

/** Options that the user chose for reading a list. All options that aren't given are detected. */
export interface ReadChoice {
  readonly sheetName?: string | undefined;
  /** Index of the header row; −1 if the sheet has no header row. */
  readonly headerRow?: number | undefined;
  readonly columns?: readonly RosterColumn[] | undefined;
  readonly words?: ValueWords | undefined;
}

/** A sheet of the file that the user can choose. */
interface OfferedSheet {
  readonly name: string;
  readonly rows: number;
}

/** A row that the user can choose as the header row: its index, its number in the file and its text. */
export interface OfferedHeader {
  readonly position: number;
  readonly row: number;
  readonly text: string;
}

/** The way in which a file is read: the options that were detected or chosen, and their alternatives. */
export interface ReadPlan {
  readonly sheetName: string;
  readonly sheets: readonly OfferedSheet[];
  /** True if the user chose the sheet; false if it was detected. */
  readonly isSheetChosen: boolean;
  /** Sheets that aren't read although they probably contain persons. */
  readonly otherLists: readonly OfferedSheet[];
  readonly headerRow: number;
  readonly headers: readonly OfferedHeader[];
  readonly columns: readonly RosterColumn[];
  readonly words: ValueWords;
}

/** The result of checking all rows of a list. */
export interface ReadFindings {
  readonly problems: readonly ProblemCount[];
  readonly unknownWords: readonly CountedWord[];
  /** Words in the file for which the user has chosen a meaning, at this import or an earlier import. */
  readonly explainedWords: readonly CountedWord[];
  /**
   * For each person, the number of the row in the file, from 1. The index in this array is the index of the person in
   * the list.
   */
  readonly rowOf: Uint32Array<ArrayBuffer>;
  /** Indexes in the list of the persons with errors, in ascending order. */
  readonly faulty: Uint32Array<ArrayBuffer>;
  /** Indexes of the persons without errors who are listed again in a row with an error, in ascending order. */
  readonly repeated: Uint32Array<ArrayBuffer>;
}

/** A request from the page to the file reader. */
export type RosterRequest =
  | {
      readonly kind: 'open';
      /** The bytes of a file, or a text that the user pasted. */
      readonly content: ArrayBuffer | string;
      readonly context: RosterContext;
      readonly captions: Readonly<Record<PersonField, string>>;
      readonly habits: RosterImportHabits | null;
      /** Options for the first reading of the file. @default all options are detected */
      readonly choice?: ReadChoice | undefined;
    }
  /** Requests another reading of the current file, with other options. */
  | { readonly kind: 'read'; readonly choice: ReadChoice };

type Asked<Kind extends RosterRequest['kind']> = Extract<RosterRequest, { kind: Kind }>;

/**
 * A request in the form in which it is sent to the worker. The context is large, so it is sent earlier, in a separate
 * message.
 */
export type RosterMessage =
  | { readonly kind: 'context'; readonly context: RosterContext }
  | Omit<Asked<'open'>, 'context'>
  | Asked<'read'>;

/**
 * A response of the file reader. `refused`: the file can't be read. `opened`: the file was opened. `persons`: some of
 * its persons. `done`: the result of checking all rows.
 */
export type RosterResponse =
  | { readonly kind: 'refused'; readonly problem: FileProblem }
  /** `rows` is the number of rows below the header row. Some of them may contain no person. */
  | { readonly kind: 'opened'; readonly plan: ReadPlan; readonly rows: number }
  | { readonly kind: 'persons'; readonly packed: PackedPersons }
  | { readonly kind: 'done'; readonly findings: ReadFindings };
