import { errorAt, type Problem, warningAt } from '../../problem/problem.ts';
import { personProblems } from '../checkPerson.ts';
import { createRepetitions, type Repetitions } from '../duplicates.ts';
import type { NewPerson } from '../person.ts';
import type { RosterContext } from '../rosterContext.ts';
import type { RosterProblemCode } from '../rosterProblem.ts';
import { captionRowTest } from './captionRows.ts';
import type { RosterColumn, RosterHeader } from './rosterColumns.ts';
import { createRowReader, footerTest } from './rowReader.ts';
import { isBlankRow, type Sheet } from './sheet.ts';
import { type CountedWord, createWordCounts, type ValueWords } from './valueWords.ts';

/**
 * A problem and the number of its row in the sheet (from 1; 0 when the problem belongs to no row). `path` is the field
 * of the person; it is empty when the problem doesn't concern a single field.
 */
export interface SheetProblem extends Problem<RosterProblemCode> {
  readonly row: number;
}

/** The persons who were read from a sheet, including the persons with problems. */
export interface SheetPersons {
  readonly persons: readonly NewPerson[];
  /** Number of the person's row in the sheet (from 1), for each index in `persons`. */
  readonly rowOf: readonly number[];
  readonly problems: readonly SheetProblem[];
  /** Words of the sheet for id types, sexes or social security that aren't understood. */
  readonly unknownWords: readonly CountedWord[];
  /** Words of the sheet that weren't understood until the user chose their meaning. */
  readonly explainedWords: readonly CountedWord[];
}

/** If a field of a row has an error, removes the warnings about this field, for example that it was normalised. */
function withoutEchoes(problems: readonly SheetProblem[]): readonly SheetProblem[] {
  const cellOf = ({ row, path }: SheetProblem) => `${row} ${path}`;
  const faulty = new Set(problems.filter(({ severity, path }) => severity === 'error' && path !== '').map(cellOf));
  if (faulty.size === 0) return problems;
  return problems.filter((problem) => problem.severity === 'error' || !faulty.has(cellOf(problem)));
}

/**
 * Problems of rows that repeat the person of an earlier row. The problem's parameter `row` is the number of the earlier
 * row.
 */
const duplicateProblems = ({ found }: Repetitions, rowOf: readonly number[]): readonly SheetProblem[] =>
  Array.from(found, ([position, first]) => ({
    ...errorAt('idNo', 'E_DUPLICATE' as const, { row: rowOf[first] ?? 0 }),
    row: rowOf[position] ?? 0,
  }));

/** Names a column in the parameters of a problem: by its caption, or else by its letter. */
const columnParams = ({ caption, isUnnamed }: RosterColumn): Problem['params'] =>
  isUnnamed ? { letter: caption } : { column: caption };

const unknownColumns = ({ columns, row }: RosterHeader, sheet: Sheet): readonly SheetProblem[] =>
  columns
    .filter(({ field }) => field === null)
    .map((column) => ({
      ...warningAt('', 'W_UNKNOWN_COLUMN', columnParams(column)),
      row: row < 0 ? 0 : sheet.rowNumberAt(row),
    }));

/** Warns about hidden columns whose cells are read, because the user may believe that hidden columns are ignored. */
const hiddenColumns = ({ columns }: RosterHeader, sheet: Sheet): readonly SheetProblem[] =>
  columns
    .filter(({ field, index }) => field !== null && sheet.isHiddenColumn(index))
    .map((column) => ({ ...warningAt('', 'W_HIDDEN_COLUMN', columnParams(column)), row: 0 }));

/**
 * Reads the rows below the header. Blank rows, repeated captions and rows at the foot of the list are left out. The
 * persons are normalised, completed and checked.
 * @param words meanings that the user chose for unknown words in the file
 * @param take receives the persons one by one, so that the caller needn't store all of them
 */
export function readPersons(
  sheet: Sheet,
  header: RosterHeader,
  context: RosterContext,
  words: ValueWords,
  take: (person: NewPerson) => void,
): Omit<SheetPersons, 'persons'> {
  const rowOf: number[] = [];
  const problems: SheetProblem[] = [...unknownColumns(header, sheet), ...hiddenColumns(header, sheet)];
  const [unknown, explained] = [createWordCounts(), createWordCounts()];
  const repetitions = createRepetitions();
  const { columns } = header;
  let row = 0;
  const note = (problem: Problem<RosterProblemCode>) => void problems.push({ ...problem, row });
  const isFooter = footerTest(columns);
  const isCaptions = captionRowTest(columns);
  const personOfRow = createRowReader({ sheet, columns, context, words, unknown, explained }, note);
  for (let position = header.row + 1; position < sheet.rowCount; position++) {
    const cells = sheet.cellsAt(position);
    row = sheet.rowNumberAt(position);
    if (isBlankRow(cells)) continue;
    if (isFooter(cells) || isCaptions(cells)) {
      note(warningAt('', 'W_FOOTER_SKIPPED'));
      continue;
    }
    const person = personOfRow(position, cells);
    for (const problem of personProblems(person, context)) note(problem);
    if (sheet.isHiddenRow(position)) note(warningAt('', 'W_HIDDEN_ROW'));
    repetitions.note(person, rowOf.length);
    rowOf.push(row);
    take(person);
  }
  problems.push(...duplicateProblems(repetitions, rowOf));
  return {
    rowOf,
    problems: withoutEchoes(problems),
    unknownWords: unknown.list(),
    explainedWords: explained.list(),
  };
}

/** Reads all persons of a sheet and returns them together with the findings of `readPersons`. */
export function personsOfSheet(
  sheet: Sheet,
  header: RosterHeader,
  context: RosterContext,
  words: ValueWords = {},
): SheetPersons {
  const persons: NewPerson[] = [];
  return { ...readPersons(sheet, header, context, words, (person) => persons.push(person)), persons };
}
