import { ownValue } from '../../record/ownValue.ts';
import { guessFields, type TextBlock } from '../guessFields.ts';
import type { PersonField } from '../person.ts';
import { asksForOccupation, type RosterContext } from '../rosterContext.ts';
import { cellText } from './cellText.ts';
import { fieldOfCaption, longestCaption, plainCaption } from './rosterCaptions.ts';
import { isBlankCell, positionsFrom, type Sheet, type SheetCell } from './sheet.ts';

/** A column of the file and the field that it contains; `field` is null when the column is ignored. */
export interface RosterColumn {
  readonly index: number;
  /** Caption that the column has in the file. A column without a caption has the letter that spreadsheets give it. */
  readonly caption: string;
  /** True when the column has no caption in the file, so that `caption` is a letter. @default false */
  readonly isUnnamed?: boolean;
  readonly field: PersonField | null;
  /** True when the field was detected from the content of the column and not from its caption. @default false */
  readonly isGuessed?: boolean;
  /** True when the user chose the field for this column. @default false */
  readonly isChosen?: boolean;
}

/** The header of a list of persons: the index of its row, and the columns below it. */
export interface RosterHeader {
  /** Index of the header row; −1 when the sheet has no header. */
  readonly row: number;
  readonly columns: readonly RosterColumn[];
}

/**
 * Fields that the user chose in files that were already imported, by caption; null for an ignored column. Captions are
 * normalised with `plainCaption`.
 */
export type KnownCaptions = Readonly<Record<string, PersonField | null>>;

/** The settings with which the header of a file is found. */
export interface HeaderContext {
  readonly context: RosterContext;
  /** The user's choices for captions of files that were already imported. @default none */
  readonly knownCaptions?: KnownCaptions | undefined;
}

/**
 * The caption of a column in a row. If the cell is empty because it is merged with the cell above, the caption is the
 * text of the cell above.
 */
function captionAt(sheet: Sheet, position: number, column: number): SheetCell {
  const cell = sheet.cellsAt(position)[column] ?? null;
  if (!isBlankCell(cell)) return cell;
  const row = sheet.rowNumberAt(position);
  const merged = sheet.merged.find(
    ({ firstColumn, lastColumn, firstRow, lastRow }) =>
      firstColumn === column && lastColumn === column && firstRow < row && lastRow >= row,
  );
  if (!merged) return null;
  for (let above = position - 1; above >= 0 && sheet.rowNumberAt(above) >= merged.firstRow; above--)
    if (sheet.rowNumberAt(above) === merged.firstRow) return sheet.cellsAt(above)[column] ?? null;
  return null;
}

const widthOf = (sheet: Sheet, position: number) =>
  Math.max(sheet.cellsAt(position).length, ...sheet.merged.map(({ lastColumn }) => Math.min(lastColumn + 1, 64)));

/** The letters that name a column without a caption, as in spreadsheets: `A` for the first column. */
const letterOf = (column: number): string =>
  (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

function columnsOf(row: readonly SheetCell[], known: KnownCaptions = {}): readonly RosterColumn[] {
  const rememberedOf = (cell: SheetCell) => ownValue(known, plainCaption(String(cell ?? '')));
  // The meaning that the user chose for a caption takes precedence over its usual meaning.
  const spokenFor = new Set(row.map(rememberedOf));
  const taken = new Set<PersonField>();
  return row.flatMap((cell, index): RosterColumn[] => {
    if (isBlankCell(cell)) return [];
    const caption = String(cell).trim().slice(0, longestCaption);
    const remembered = rememberedOf(cell);
    const field = remembered === undefined ? fieldOfCaption(caption) : remembered;
    const isOther = remembered === undefined && field !== null && spokenFor.has(field);
    if (field === null || isOther || taken.has(field)) return [{ index, caption, field: null }];
    taken.add(field);
    return [{ index, caption, field }];
  });
}

/** The columns that have a value below a header row but no caption. `named` are the columns with a caption. */
function unnamedColumns(sheet: Sheet, position: number, named: readonly RosterColumn[]): readonly RosterColumn[] {
  const open = new Set(sheet.usedColumns());
  for (const { index } of named) open.delete(index);
  const found: RosterColumn[] = [];
  // Most lists have a caption above each column, so that no row is read here.
  for (let at = position + 1; at < sheet.rowCount && open.size > 0; at++) {
    const cells = sheet.cellsAt(at);
    for (const index of open) {
      if (isBlankCell(cells[index])) continue;
      open.delete(index);
      found.push({ index, caption: letterOf(index), isUnnamed: true, field: null });
    }
  }
  return found;
}

/** Adds the columns without a caption, so that the user can assign a field to them. */
const withUnnamed = (columns: readonly RosterColumn[], sheet: Sheet, position: number): readonly RosterColumn[] =>
  [...columns, ...unnamedColumns(sheet, position, columns)].sort((one, other) => one.index - other.index);

const columnsByCaption = (sheet: Sheet, position: number, known?: KnownCaptions): readonly RosterColumn[] =>
  columnsOf(
    Array.from({ length: widthOf(sheet, position) }, (_, index) => captionAt(sheet, position, index)),
    known,
  );

const sampledRows = 100;

/**
 * The texts of at most 100 rows below a header row, in the columns whose field is still unknown and in the column with
 * the id numbers. The texts of all other columns are empty.
 */
function unexplained(sheet: Sheet, position: number, columns: readonly RosterColumn[]): TextBlock {
  const isOpen = new Set(columns.flatMap(({ index, field }) => (field === null || field === 'idNo' ? [index] : [])));
  return positionsFrom(sheet, position + 1, sampledRows).map((at) =>
    sheet.cellsAt(at).map((cell, index) => (isOpen.has(index) ? cellText('name', cell).text : '')),
  );
}

/**
 * Assigns fields to columns by their content, if their caption is unknown or empty. Below an unknown caption only
 * unambiguous content is used, because the caption probably means something else. Columns that the user chose to ignore
 * stay ignored.
 */
function withContent(
  columns: readonly RosterColumn[],
  sheet: Sheet,
  position: number,
  { context, knownCaptions = {} }: HeaderContext,
): readonly RosterColumn[] {
  if (columns.every(({ field }) => field !== null)) return columns;
  const taken = new Set(columns.flatMap(({ field }) => field ?? []));
  const captions = new Map(columns.map(({ index, caption, isUnnamed }) => [index, isUnnamed ? '' : caption]));
  const guessed = guessFields(unexplained(sheet, position, columns), context, {
    captionOf: (column) => (position < 0 ? undefined : captions.get(column)),
    idColumn: columns.find(({ field }) => field === 'idNo')?.index,
  });
  return columns.map((column) => {
    const field = guessed[column.index] ?? null;
    const isLeftOut = !column.isUnnamed && ownValue(knownCaptions, plainCaption(column.caption)) === null;
    if (column.field !== null || field === null || taken.has(field) || isLeftOut) return column;
    taken.add(field);
    return { ...column, field, isGuessed: true };
  });
}

const known = (columns: readonly RosterColumn[]) => columns.filter(({ field }) => field !== null).length;
const searchedRows = 30;

/**
 * Reads the header in the row with the index `position`. −1 means that the sheet has no header and the persons begin in
 * the first row.
 */
export function headerAt(sheet: Sheet, position: number, reading: HeaderContext): RosterHeader {
  const named = position < 0 ? [] : columnsByCaption(sheet, position, reading.knownCaptions);
  return { row: position, columns: withContent(withUnnamed(named, sheet, position), sheet, position, reading) };
}

/**
 * Finds the row with the most known captions among the first thirty rows, and returns its index. If several rows have
 * this number of known captions, the index of the first one is returned. −1 when no row has at least two known
 * captions.
 */
function mostNamed(count: number, columnsAt: (position: number) => readonly RosterColumn[]): number {
  let [best, most] = [-1, 1];
  for (let position = 0; position < Math.min(searchedRows, count); position++) {
    const named = known(columnsAt(position));
    if (named > most) [best, most] = [position, named];
  }
  return best;
}

/** Finds the header among rows of cells by its captions only; null when no row has at least two known captions. */
export function headerOf(rows: readonly (readonly SheetCell[])[]): RosterHeader | null {
  const columnsAt = (position: number) => columnsOf(rows[position] ?? []);
  const row = mostNamed(rows.length, columnsAt);
  return row < 0 ? null : { row, columns: columnsAt(row) };
}

/**
 * Finds the header when no captions are recognised. Returns the index of the row directly above the first id number.
 * Returns −1 when the first row contains an id number, or when the first thirty rows contain none.
 */
function rowAboveIds(sheet: Sheet, columns: readonly RosterColumn[]): number {
  const idColumn = columns.find(({ field }) => field === 'idNo')?.index ?? -1;
  const first = positionsFrom(sheet, 0, searchedRows).find((position) =>
    /\d{6}/.test(String(sheet.cellsAt(position)[idColumn] ?? '')),
  );
  return (first ?? 0) - 1;
}

const tellsIds = ({ columns }: RosterHeader) => columns.some(({ field }) => field === 'idNo');

/**
 * The header of a sheet, found by its captions. If no row has at least two known captions, the header is found by the
 * content of the columns, and one of them must contain id numbers. Null when no header is found.
 */
export function headerOfSheet(sheet: Sheet, reading: HeaderContext): RosterHeader | null {
  const row = mostNamed(sheet.rowCount, (position) => columnsByCaption(sheet, position, reading.knownCaptions));
  if (row >= 0) return headerAt(sheet, row, reading);
  // The captions are a part of the examined cells, and in a short list they can hide which column contains the id
  // numbers. So the columns are also detected without the first one, two and three rows.
  const bare = [-1, 0, 1, 2].map((position) => headerAt(sheet, position, reading)).find(tellsIds);
  if (!bare) return null;
  const above = rowAboveIds(sheet, bare.columns);
  return above === bare.row ? bare : headerAt(sheet, above, reading);
}

/**
 * Required fields for which the file has no column. Birthday and sex aren't required, because they can be read from the
 * number of a Chinese identity card.
 */
export function missingFields(columns: readonly RosterColumn[], context: RosterContext): readonly PersonField[] {
  const has = (field: PersonField) => columns.some((column) => column.field === field);
  const missing = (['name', 'idNo'] as const).filter((field) => !has(field));
  const lacksOccupation = asksForOccupation(context) && !has('occupationCode') && !has('occupationName');
  return lacksOccupation ? [...missing, 'occupationCode'] : missing;
}
