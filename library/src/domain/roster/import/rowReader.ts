import { type Problem, warningAt } from '../../problem/problem.ts';
import { completedPerson, normaliseCell, recurringFields } from '../normalisePerson.ts';
import { emptyPerson, type NewPerson, type PersonField, personFields } from '../person.ts';
import { isAsked, type RosterContext } from '../rosterContext.ts';
import type { RosterProblemCode } from '../rosterProblem.ts';
import { cellText } from './cellText.ts';
import { createMergedCells } from './mergedCells.ts';
import type { RosterColumn } from './rosterColumns.ts';
import type { Sheet, SheetCell } from './sheet.ts';
import {
  explainedWord,
  isUnknownWord,
  isWordField,
  type ValueWords,
  type WordCounts,
  type WordField,
} from './valueWords.ts';

/** The normalised text of a cell, with the findings about it. */
interface ReadCell {
  readonly text: string;
  /** True when the user is informed that the normalisation changed the text (`W_NORMALIZED`). */
  readonly isChanged: boolean;
  readonly problem: Problem<RosterProblemCode> | null;
  /**
   * Counts the word in this cell, so that the word is reported with its number of occurrences. Null when the word isn't
   * counted.
   */
  readonly count: (() => void) | null;
}

type CellReader = (cell: SheetCell | undefined) => ReadCell;

/**
 * The sheet, and the settings with which its rows are read. Words without a known meaning are counted in `unknown`,
 * words whose meaning the user chose in `explained`.
 */
export interface RowReading {
  readonly sheet: Sheet;
  readonly columns: readonly RosterColumn[];
  readonly context: RosterContext;
  readonly words: ValueWords;
  readonly unknown: WordCounts;
  readonly explained: WordCounts;
}

/**
 * Returns a function that counts a word. Null when the cell is empty, or when the word is already known and needs no
 * report. Words without a known meaning and words whose meaning the user chose are counted separately.
 */
function counterFor(
  field: WordField,
  said: string,
  meaning: string | undefined,
  reading: RowReading,
): ReadCell['count'] {
  if (said.trim() === '') return null;
  if (meaning !== undefined) return () => reading.explained.note(field, said);
  return isUnknownWord(field, said) ? () => reading.unknown.note(field, said) : null;
}

/**
 * The result for a cell that contains the error of a formula. If the product uses the field, the text of the error is
 * kept, and `personProblems` reports it.
 */
const cellErrorOf = (field: PersonField, text: string, { context }: RowReading): ReadCell => ({
  text: isAsked(field, context) ? text : '',
  isChanged: false,
  problem: null,
  count: null,
});

/**
 * Returns a function that reads the cells of one column. In a field of `recurringFields`, each value is computed only
 * once.
 */
function createCellReader(field: PersonField, reading: RowReading): CellReader {
  const read: CellReader = (cell) => {
    const { text: said, problem } = cellText(field, cell, reading.sheet.dayOf);
    // The text of the error is kept, so that the user sees it when correcting the row.
    if (problem?.code === 'E_CELL_ERROR') return cellErrorOf(field, String(cell), reading);
    const meaning = isWordField(field) ? explainedWord(reading.words, field, said) : undefined;
    const { text, isChanged } = normaliseCell(field, meaning ?? said);
    const count = isWordField(field) ? counterFor(field, said, meaning, reading) : null;
    return { text, isChanged, problem, count };
  };
  if (!recurringFields.has(field)) return read;
  const known = new Map<SheetCell | undefined, ReadCell>();
  return (cell) => {
    let found = known.get(cell);
    if (!found) known.set(cell, (found = read(cell)));
    return found;
  };
}

const footer =
  /^(?:合计|总计|共计|小计|总人数|经办|制表|填表|审核|复核|投保人|投保单位|单位|日期|签字|签章|盖章|签名|备注|说明|注[:：])/u;

/**
 * Returns a test for rows at the foot of a list (totals, signatures). They begin with a known word and have no document
 * number.
 */
export function footerTest(columns: readonly RosterColumn[]): (row: readonly SheetCell[]) => boolean {
  const idColumn = columns.find(({ field }) => field === 'idNo');
  return (row) => {
    for (const cell of row) {
      if (typeof cell !== 'string') continue;
      const first = cell.trim();
      if (first === '') continue;
      return footer.test(first) && !(idColumn && /\d{6}/.test(cellText('idNo', row[idColumn.index]).text));
    }
    return false;
  };
}

/** Builds a person from the texts of its fields, which are in the order of `personFields`. */
const personOf = (texts: readonly string[]) => ({
  schemeId: texts[9] ?? '',
  name: texts[0] ?? '',
  idType: texts[1] ?? '',
  idNo: texts[2] ?? '',
  sex: texts[3] ?? '',
  birthday: texts[4] ?? '',
  occupationCode: texts[5] ?? '',
  occupationName: texts[6] ?? '',
  occupationClass: texts[7] ?? '',
  socialSecurity: texts[8] ?? '',
});

/**
 * Returns a function that reads a row as a normalised and completed person.
 * @param note receives the findings about the cells of a row
 */
export function createRowReader(
  reading: RowReading,
  note: (problem: Problem<RosterProblemCode>) => void,
): (position: number, row: readonly SheetCell[]) => NewPerson {
  const { sheet, columns, context, words } = reading;
  const merged = createMergedCells(sheet);
  const known = columns.flatMap(({ index, field }) =>
    field === null
      ? []
      : [{ index, field, place: personFields.indexOf(field), cellOf: createCellReader(field, reading) }],
  );
  const hasIdTypes = known.some(({ field }) => field === 'idType');
  const blank = personFields.map((field) => {
    if (field === 'idType' && hasIdTypes) return '';
    return field === 'socialSecurity' ? (explainedWord(words, field, '') ?? '') : emptyPerson[field];
  });
  // All rows use the same array, because a new array for each row would make the import of a long list slower.
  const texts = [...blank];
  const changed = new Set<PersonField>();
  return (position, row) => {
    for (let place = 0; place < blank.length; place++) texts[place] = blank[place] ?? '';
    if (changed.size > 0) changed.clear();
    for (const { index, field, place, cellOf } of known) {
      const { text, isChanged, problem, count } = cellOf(merged.valueOf(position, index, field, row[index]));
      texts[place] = text;
      if (isChanged) changed.add(field);
      if (count) count();
      if (problem) note(problem);
      if (sheet.hasFormula(position, index)) note(warningAt(field, 'W_FORMULA'));
    }
    if (changed.size > 0)
      for (const field of personFields) if (changed.has(field)) note(warningAt(field, 'W_NORMALIZED'));
    return completedPerson(personOf(texts), context, note);
  };
}
