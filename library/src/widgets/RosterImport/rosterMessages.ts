import type { FileProblem } from '../../domain/roster/import/chooseSheet.ts';
import type { SheetProblem } from '../../domain/roster/import/personsOfSheet.ts';
import type { RosterColumn } from '../../domain/roster/import/rosterColumns.ts';
import { type NewPerson, type PersonField, personFields } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';

/** Problems of one kind: the same sentence about the same cell. */
export interface ProblemCount {
  readonly problem: Pick<SheetProblem, 'code' | 'path' | 'params' | 'severity'>;
  readonly count: number;
  /** The first rows of the file that have it. */
  readonly rows: readonly number[];
}

/** What the page asks of the reader of files. */
export type RosterRequest =
  | {
      readonly kind: 'open';
      readonly file: ArrayBuffer;
      readonly context: RosterContext;
      readonly captions: Readonly<Record<PersonField, string>>;
    }
  /** Read the open file again with other columns. */
  | { readonly kind: 'read'; readonly columns: readonly RosterColumn[] };

/** What the reader answers: a file is refused, or opened, its persons sent in parts, and summed up. */
export type RosterAnswer =
  | { readonly kind: 'refused'; readonly problem: FileProblem }
  | { readonly kind: 'opened'; readonly columns: readonly RosterColumn[]; readonly rows: number }
  | { readonly kind: 'persons'; readonly packed: string }
  | { readonly kind: 'done'; readonly problems: readonly ProblemCount[] };

/** Separates cells; the cells themselves are kept free of it. */
const separator = '\u0000';

/** Persons as one text: a single string crosses threads hundreds of times faster than ten thousand objects. */
export const packedPersons = (persons: readonly NewPerson[]): string =>
  persons.flatMap((person) => personFields.map((field) => person[field].replaceAll(separator, ''))).join(separator);

/** The persons of a packed text. */
export function unpackedPersons(packed: string): readonly NewPerson[] {
  const cells = packed.split(separator);
  const persons: NewPerson[] = [];
  for (let at = 0; at + personFields.length <= cells.length; at += personFields.length) {
    const cell = (offset: number) => cells[at + offset] ?? '';
    persons.push({
      name: cell(0),
      idType: cell(1),
      idNo: cell(2),
      sex: cell(3),
      birthday: cell(4),
      occupationCode: cell(5),
      occupationName: cell(6),
      occupationClass: cell(7),
      schemeId: cell(8),
    });
  }
  return persons;
}
