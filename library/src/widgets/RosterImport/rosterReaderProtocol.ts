import type { FileProblem } from '../../domain/roster/import/chooseSheet.ts';
import type { RosterImportHabits } from '../../domain/roster/import/habits.ts';
import type { SheetProblem } from '../../domain/roster/import/personsOfSheet.ts';
import type { RosterColumn } from '../../domain/roster/import/rosterColumns.ts';
import type { CountedWord, ValueWords } from '../../domain/roster/import/valueWords.ts';
import type { PersonField } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import type { PackedPersons } from './packedPersons.ts';

/** Problems of the same kind: the same text for the same field. */
export interface ProblemCount {
  readonly problem: Pick<SheetProblem, 'code' | 'path' | 'params' | 'severity'>;
  readonly count: number;
  /** The first row numbers that have the problem. */
  readonly rows: readonly number[];
}

/** Options that the user chose; all other options are detected again. */
export interface ReadChoice {
  readonly sheetName?: string | undefined;
  /** Index of the header row; −1 when the sheet has none. */
  readonly headerRow?: number | undefined;
  readonly columns?: readonly RosterColumn[] | undefined;
  readonly words?: ValueWords | undefined;
}

/** A sheet that the user can choose. */
interface OfferedSheet {
  readonly name: string;
  readonly rows: number;
}

/** A row that the user can choose as the header: its index, its number in the file and its text. */
export interface OfferedHeader {
  readonly position: number;
  readonly row: number;
  readonly text: string;
}

/** How a file was interpreted: the detected or chosen options, and their alternatives. */
export interface ReadPlan {
  readonly sheetName: string;
  readonly sheets: readonly OfferedSheet[];
  /** True when the user chose the sheet. */
  readonly isSheetChosen: boolean;
  /** Other sheets that probably contain persons; they aren't read. */
  readonly otherLists: readonly OfferedSheet[];
  readonly headerRow: number;
  readonly headers: readonly OfferedHeader[];
  readonly columns: readonly RosterColumn[];
  readonly words: ValueWords;
}

/** The findings about all rows of a list. */
export interface ReadFindings {
  readonly problems: readonly ProblemCount[];
  readonly unknownWords: readonly CountedWord[];
  /** Words of the file whose meaning the user has chosen, for this file or an earlier one. */
  readonly explainedWords: readonly CountedWord[];
  /** Row number in the file (from 1) for each index of a person. */
  readonly rowOf: Uint32Array<ArrayBuffer>;
  /** Indexes of the persons with errors, in ascending order. */
  readonly faulty: Uint32Array<ArrayBuffer>;
  /** Indexes of persons without errors who are repeated by a person with an error, in ascending order. */
  readonly repeated: Uint32Array<ArrayBuffer>;
}

/** A request from the page to the file reader. */
export type RosterRequest =
  | {
      readonly kind: 'open';
      /** Bytes of a file, or a pasted text. */
      readonly content: ArrayBuffer | string;
      readonly context: RosterContext;
      readonly captions: Readonly<Record<PersonField, string>>;
      readonly habits: RosterImportHabits | null;
      /** Options for the first reading. @default everything is detected */
      readonly choice?: ReadChoice | undefined;
    }
  /** Reads the opened file again with other options. */
  | { readonly kind: 'read'; readonly choice: ReadChoice };

type Asked<Kind extends RosterRequest['kind']> = Extract<RosterRequest, { kind: Kind }>;

/** A request in the form in which it is sent to the worker. The large context is sent separately and earlier. */
export type RosterMessage =
  | { readonly kind: 'context'; readonly context: RosterContext }
  | Omit<Asked<'open'>, 'context'>
  | Asked<'read'>;

/** A response of the file reader: a refusal, the opened file, some of its persons, or the findings at the end. */
export type RosterResponse =
  | { readonly kind: 'refused'; readonly problem: FileProblem }
  /** `rows` is the number of rows below the header; some of them may contain no person. */
  | { readonly kind: 'opened'; readonly plan: ReadPlan; readonly rows: number }
  | { readonly kind: 'persons'; readonly packed: PackedPersons }
  | { readonly kind: 'done'; readonly findings: ReadFindings };
