import { errorAt, type Problem, warningAt } from '../../problem/problem.ts';
import { personProblems } from '../checkPerson.ts';
import { createRepetitions, type Repetitions } from '../duplicates.ts';
import { createCellNormaliser, normalisePerson } from '../normalisePerson.ts';
import { emptyPerson, type NewPerson, type PersonField } from '../person.ts';
import type { RosterContext } from '../rosterContext.ts';
import type { RosterProblemCode } from '../rosterProblem.ts';
import { cellText } from './cellText.ts';
import { createMergedCells, type MergedCells } from './mergedCells.ts';
import type { RosterColumn, RosterHeader } from './rosterColumns.ts';
import { isBlankRow, type Sheet, type SheetCell } from './sheet.ts';
import {
  type CountedWord,
  createWordCounts,
  explainedWord,
  isUnknownWord,
  isWordField,
  type ValueWords,
  type WordCounts,
  type WordField,
} from './valueWords.ts';

/** A problem and the row of the sheet (from 1) that it is in. `path` is the person's cell, or empty for the row or column. */
export interface SheetProblem extends Problem<RosterProblemCode> {
  readonly row: number;
}

/** The persons of a sheet, all of them, also those with problems. */
export interface SheetPersons {
  readonly persons: readonly NewPerson[];
  /** Row of the sheet (from 1) by position in `persons`. */
  readonly rowOf: readonly number[];
  readonly problems: readonly SheetProblem[];
  /** Words of id types and sexes that nobody knows. */
  readonly unknownWords: readonly CountedWord[];
  /** Words of the sheet that the reader explained. */
  readonly explainedWords: readonly CountedWord[];
}

const footer =
  /^(?:合计|总计|共计|小计|总人数|经办|制表|填表|审核|复核|投保人|投保单位|单位|日期|签字|签章|盖章|签名|备注|说明|注[:：])/u;

/** A line below the persons: totals, signatures. It starts with a word of its own and has no number of a document. */
function isFooter(row: readonly SheetCell[], columns: readonly RosterColumn[]): boolean {
  const first = row.find((cell) => typeof cell === 'string' && cell.trim() !== '');
  const idColumn = columns.find(({ field }) => field === 'idNo');
  const idText = idColumn ? cellText('idNo', row[idColumn.index]).text : '';
  return typeof first === 'string' && footer.test(first.trim()) && !/\d{6}/.test(idText);
}

/** What rows are read with. */
interface RowReading {
  readonly sheet: Sheet;
  readonly columns: readonly RosterColumn[];
  readonly words: ValueWords;
  readonly merged: MergedCells;
  readonly unknown: WordCounts;
  readonly explained: WordCounts;
  /** The list has a column of id types. */
  readonly hasIdTypes: boolean;
}

/** The text of a word's cell: what the reader says it means, else what it says. */
function wordOfText({ words, unknown, explained }: RowReading, field: WordField, text: string): string {
  const word = explainedWord(words, field, text);
  if (word !== undefined) explained.note(field, text);
  else if (isUnknownWord(field, text)) unknown.note(field, text);
  return word ?? text;
}

/** One row as a person, and what was odd about its cells. */
function personOfRow(reading: RowReading, position: number, row: readonly SheetCell[]) {
  const { sheet, columns, merged, hasIdTypes } = reading;
  const cells: { -readonly [Field in PersonField]: string } = { ...emptyPerson };
  if (hasIdTypes) cells.idType = '';
  const problems: Problem<RosterProblemCode>[] = [];
  for (const { index, field } of columns) {
    if (field === null) continue;
    const { text, problem } = cellText(field, merged.valueOf(position, index, field, row[index]), sheet.dayOf);
    cells[field] = isWordField(field) ? wordOfText(reading, field, text) : text;
    if (problem) problems.push(problem);
    if (sheet.hasFormula(position, index)) problems.push(warningAt(field, 'W_FORMULA'));
  }
  return { cells, problems };
}

/** Where a cell has an error, what was tidied up or filled in there says nothing that helps. */
function withoutEchoes(problems: readonly SheetProblem[]): readonly SheetProblem[] {
  const cellOf = ({ row, path }: SheetProblem) => `${row} ${path}`;
  const faulty = new Set(problems.filter(({ severity, path }) => severity === 'error' && path !== '').map(cellOf));
  if (faulty.size === 0) return problems;
  const broken = new Set(problems.filter(({ code }) => code === 'E_CELL_ERROR').map(cellOf));
  return problems.filter((problem) => {
    if (problem.code === 'E_CELL_ERROR') return true;
    return problem.severity === 'error' ? !broken.has(cellOf(problem)) : !faulty.has(cellOf(problem));
  });
}

/** Problems of rows that repeat an earlier one; the parameter `row` names that one. */
const duplicateProblems = ({ found }: Repetitions, rowOf: readonly number[]): readonly SheetProblem[] =>
  Array.from(found, ([position, first]) => ({
    ...errorAt('idNo', 'E_DUPLICATE' as const, { row: rowOf[first] ?? 0 }),
    row: rowOf[position] ?? 0,
  }));

const unknownColumns = ({ columns, row }: RosterHeader, sheet: Sheet): readonly SheetProblem[] =>
  columns
    .filter(({ field }) => field === null)
    .map(({ caption }) => ({
      ...warningAt('', 'W_UNKNOWN_COLUMN', { column: caption }),
      row: row < 0 ? 0 : sheet.rowNumberAt(row),
    }));

/** Columns that nobody sees but that are read: whoever hid them may have thought they were gone. */
const hiddenColumns = ({ columns }: RosterHeader, sheet: Sheet): readonly SheetProblem[] =>
  columns
    .filter(({ field, index }) => field !== null && sheet.isHiddenColumn(index))
    .map(({ caption }) => ({ ...warningAt('', 'W_HIDDEN_COLUMN', { column: caption }), row: 0 }));

/**
 * Reads the rows below the header: normalised, filled in and checked. @param words what unknown words of the file mean
 * @param take gets the persons one after the other, so that whoever passes them on doesn't have to keep them all
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
  const note = (problem: Problem<RosterProblemCode>, row: number) => problems.push({ ...problem, row });
  const cellOf = createCellNormaliser();
  const [unknown, explained] = [createWordCounts(), createWordCounts()];
  const repetitions = createRepetitions();
  const { columns } = header;
  const hasIdTypes = columns.some(({ field }) => field === 'idType');
  const reading = { sheet, columns, words, merged: createMergedCells(sheet), unknown, explained, hasIdTypes };
  for (let position = header.row + 1; position < sheet.rowCount; position++) {
    const cells = sheet.cellsAt(position);
    const row = sheet.rowNumberAt(position);
    if (isBlankRow(cells)) continue;
    if (isFooter(cells, columns)) {
      note(warningAt('', 'W_FOOTER_SKIPPED'), row);
      continue;
    }
    const raw = personOfRow(reading, position, cells);
    const { person, problems: changes } = normalisePerson(raw.cells, context, cellOf);
    for (const problem of raw.problems) note(problem, row);
    for (const problem of changes) note(problem, row);
    for (const problem of personProblems(person, context)) note(problem, row);
    if (sheet.isHiddenRow(position)) note(warningAt('', 'W_HIDDEN_ROW'), row);
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

/** The persons of a sheet with everything that `readPersons` finds out about them. */
export function personsOfSheet(
  sheet: Sheet,
  header: RosterHeader,
  context: RosterContext,
  words: ValueWords = {},
): SheetPersons {
  const persons: NewPerson[] = [];
  return { ...readPersons(sheet, header, context, words, (person) => persons.push(person)), persons };
}
