import type { FileProblem } from '../../domain/roster/import/chooseSheet.ts';
import type { RosterImportHabits } from '../../domain/roster/import/habits.ts';
import type { SheetProblem } from '../../domain/roster/import/personsOfSheet.ts';
import type { RosterColumn } from '../../domain/roster/import/rosterColumns.ts';
import type { CountedWord, ValueWords } from '../../domain/roster/import/valueWords.ts';
import type { PersonField } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import type { PackedPersons } from './packedPersons.ts';

/** Problems of one kind: the same text for the same field. */
export interface ProblemCount {
  readonly problem: Pick<SheetProblem, 'code' | 'path' | 'params' | 'severity'>;
  readonly count: number;
  /** The first rows of the file that have it. */
  readonly rows: readonly number[];
}

/** Options that the user chose; the others are detected again. */
export interface ReadChoice {
  readonly sheetName?: string | undefined;
  /** Index of the header row; −1 for none. */
  readonly headerRow?: number | undefined;
  readonly columns?: readonly RosterColumn[] | undefined;
  readonly words?: ValueWords | undefined;
}

/** A sheet that can be chosen. */
interface OfferedSheet {
  readonly name: string;
  readonly rows: number;
}

/** A row that may be the header: its index, its number in the file and its text. */
export interface OfferedHeader {
  readonly position: number;
  readonly row: number;
  readonly text: string;
}

/** The interpretation of a file: detected or chosen values, and the alternatives. */
export interface ReadPlan {
  readonly sheetName: string;
  readonly sheets: readonly OfferedSheet[];
  /** True when the user chose the sheet. */
  readonly isSheetChosen: boolean;
  /** Other sheets that look like lists of persons; they aren't read. */
  readonly otherLists: readonly OfferedSheet[];
  readonly headerRow: number;
  readonly headers: readonly OfferedHeader[];
  readonly columns: readonly RosterColumn[];
  readonly words: ValueWords;
}

/** The findings about all rows. */
export interface ReadFindings {
  readonly problems: readonly ProblemCount[];
  readonly unknownWords: readonly CountedWord[];
  /** Words of the file with a meaning from the user, for this or an earlier file. */
  readonly explainedWords: readonly CountedWord[];
  /** Row number in the file (from 1) by index of the person. */
  readonly rowOf: Uint32Array<ArrayBuffer>;
  /** Indexes of the persons with errors, ascending. */
  readonly faulty: Uint32Array<ArrayBuffer>;
  /** Indexes of the persons without errors whom a faulty one repeats, ascending. */
  readonly repeated: Uint32Array<ArrayBuffer>;
}

/** A request of the page to the file reader. */
export type RosterRequest =
  | {
      readonly kind: 'open';
      /** Bytes of a file, or pasted text. */
      readonly content: ArrayBuffer | string;
      readonly context: RosterContext;
      readonly captions: Readonly<Record<PersonField, string>>;
      readonly habits: RosterImportHabits | null;
      /** Options of the first reading. @default everything is detected */
      readonly choice?: ReadChoice | undefined;
    }
  /** Reads the open file again with other options. */
  | { readonly kind: 'read'; readonly choice: ReadChoice };

type Asked<Kind extends RosterRequest['kind']> = Extract<RosterRequest, { kind: Kind }>;

/** A request as a message between threads: the context is large, and is sent before the file that needs it. */
export type RosterMessage =
  | { readonly kind: 'context'; readonly context: RosterContext }
  | Omit<Asked<'open'>, 'context'>
  | Asked<'read'>;

/** A response of the reader: a refusal, or the opened file, its persons in parts, and the findings. */
export type RosterResponse =
  | { readonly kind: 'refused'; readonly problem: FileProblem }
  /** `rows` below the header; some of them may have no person. */
  | { readonly kind: 'opened'; readonly plan: ReadPlan; readonly rows: number }
  | { readonly kind: 'persons'; readonly packed: PackedPersons }
  | { readonly kind: 'done'; readonly findings: ReadFindings };
