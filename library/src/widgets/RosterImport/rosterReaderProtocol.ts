import type { FileProblem } from '../../domain/roster/import/chooseSheet.ts';
import type { RosterImportHabits } from '../../domain/roster/import/habits.ts';
import type { SheetProblem } from '../../domain/roster/import/personsOfSheet.ts';
import type { RosterColumn } from '../../domain/roster/import/rosterColumns.ts';
import type { CountedWord, ValueWords } from '../../domain/roster/import/valueWords.ts';
import type { PersonField } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import type { PackedPersons } from './packedPersons.ts';

/** Problems of one kind: the same sentence about the same cell. */
export interface ProblemCount {
  readonly problem: Pick<SheetProblem, 'code' | 'path' | 'params' | 'severity'>;
  readonly count: number;
  /** The first rows of the file that have it. */
  readonly rows: readonly number[];
}

/** What the user decided; everything left out is found out again. */
export interface ReadChoice {
  readonly sheetName?: string | undefined;
  /** Position of the header row; −1: there is none. */
  readonly headerRow?: number | undefined;
  readonly columns?: readonly RosterColumn[] | undefined;
  readonly words?: ValueWords | undefined;
}

/** A sheet that can be chosen. */
interface OfferedSheet {
  readonly name: string;
  readonly rows: number;
}

/** A row that may be the header: its position, its number in the file and what it says. */
export interface OfferedHeader {
  readonly position: number;
  readonly row: number;
  readonly text: string;
}

/** How a file is read: what was found or chosen, and what else there is to choose. */
export interface ReadPlan {
  readonly sheetName: string;
  readonly sheets: readonly OfferedSheet[];
  /** True where the user chose the sheet. */
  readonly isSheetChosen: boolean;
  /** Other sheets that look like lists of persons: they aren't read. */
  readonly otherLists: readonly OfferedSheet[];
  readonly headerRow: number;
  readonly headers: readonly OfferedHeader[];
  readonly columns: readonly RosterColumn[];
  readonly words: ValueWords;
}

/** What reading found out about all rows. */
export interface ReadFindings {
  readonly problems: readonly ProblemCount[];
  readonly unknownWords: readonly CountedWord[];
  /** Words of the file that were explained, now or for an earlier file. */
  readonly explainedWords: readonly CountedWord[];
  /** Row of the file (from 1) by position of the person. */
  readonly rowOf: Uint32Array<ArrayBuffer>;
  /** Positions of the persons with errors, ascending. */
  readonly faulty: Uint32Array<ArrayBuffer>;
  /** Positions of the persons without errors whom a faulty one repeats, ascending. */
  readonly repeated: Uint32Array<ArrayBuffer>;
}

/** What the page asks of the reader of files. */
export type RosterRequest =
  | {
      readonly kind: 'open';
      /** A file's bytes, or what was pasted. */
      readonly content: ArrayBuffer | string;
      readonly context: RosterContext;
      readonly captions: Readonly<Record<PersonField, string>>;
      readonly habits: RosterImportHabits | null;
      /** How the file is read at once. @default everything is found out */
      readonly choice?: ReadChoice | undefined;
    }
  /** Read the open file again in another way. */
  | { readonly kind: 'read'; readonly choice: ReadChoice };

type Asked<Kind extends RosterRequest['kind']> = Extract<RosterRequest, { kind: Kind }>;

/** A request as it crosses threads: what lists are checked against is large, and goes before the file that it is for. */
export type RosterMessage =
  | { readonly kind: 'context'; readonly context: RosterContext }
  | Omit<Asked<'open'>, 'context'>
  | Asked<'read'>;

/** What the reader answers: a file is refused, or opened, its persons sent in parts, and summed up. */
export type RosterResponse =
  | { readonly kind: 'refused'; readonly problem: FileProblem }
  /** `rows` below the header, of which some may hold no person. */
  | { readonly kind: 'opened'; readonly plan: ReadPlan; readonly rows: number }
  | { readonly kind: 'persons'; readonly packed: PackedPersons }
  | { readonly kind: 'done'; readonly findings: ReadFindings };
