import { ownValue } from '../../record/ownValue.ts';
import { guessFields, type TextBlock } from '../guessFields.ts';
import type { PersonField } from '../person.ts';
import { asksForOccupation, type RosterContext } from '../rosterContext.ts';
import { cellText } from './cellText.ts';
import { fieldOfCaption, longestCaption, plainCaption } from './rosterCaptions.ts';
import { isBlankCell, positionsFrom, type Sheet, type SheetCell } from './sheet.ts';

/** A column of the file and its field; null for an ignored column. */
export interface RosterColumn {
  readonly index: number;
  /** Text of the header in the file. */
  readonly caption: string;
  readonly field: PersonField | null;
  /** True when the content determined the field, not the caption. @default false */
  readonly isGuessed?: boolean;
  /** True when the user chose the field. @default false */
  readonly isChosen?: boolean;
}

/** Position and content of the header. */
export interface RosterHeader {
  /** Index of the row; −1 for a sheet without a header. */
  readonly row: number;
  readonly columns: readonly RosterColumn[];
}

/** Captions of earlier files: caption as `plainCaption` returns it → field; null for an ignored column. */
export type KnownCaptions = Readonly<Record<string, PersonField | null>>;

/** The settings for reading a file. */
export interface HeaderContext {
  readonly context: RosterContext;
  /** @default none */
  readonly knownCaptions?: KnownCaptions | undefined;
}

/** The cell of a column, or the one above where both are merged. */
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

/** The letter of a column without a caption: `A` for the first one. */
const letterOf = (column: number): string =>
  (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

function columnsOf(row: readonly SheetCell[], known: KnownCaptions = {}): readonly RosterColumn[] {
  const rememberedOf = (cell: SheetCell) => ownValue(known, plainCaption(String(cell ?? '')));
  // the user's choice for a caption precedes its usual meaning
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

const columnsByCaption = (sheet: Sheet, position: number, known?: KnownCaptions): readonly RosterColumn[] =>
  columnsOf(
    Array.from({ length: widthOf(sheet, position) }, (_, index) => captionAt(sheet, position, index)),
    known,
  );

const sampledRows = 100;

/** The text below a row; known columns are left empty, except for the id numbers. */
function unexplained(sheet: Sheet, position: number, columns: readonly RosterColumn[]): TextBlock {
  const isOpen = new Set(columns.flatMap(({ index, field }) => (field === null || field === 'idNo' ? [index] : [])));
  return positionsFrom(sheet, position + 1, sampledRows).map((at) =>
    sheet.cellsAt(at).map((cell, index) => (isOpen.has(index) ? cellText('name', cell).text : '')),
  );
}

/**
 * Assigns fields to columns with unknown captions by their content. An unknown caption suggests another meaning: only
 * unambiguous content counts then.
 */
function withContent(
  columns: readonly RosterColumn[],
  sheet: Sheet,
  position: number,
  { context, knownCaptions = {} }: HeaderContext,
): readonly RosterColumn[] {
  if (columns.every(({ field }) => field !== null)) return columns;
  const taken = new Set(columns.flatMap(({ field }) => field ?? []));
  const captions = new Map(position < 0 ? [] : columns.map(({ index, caption }) => [index, caption]));
  const guessed = guessFields(unexplained(sheet, position, columns), context, {
    captionOf: (column) => captions.get(column),
    idColumn: columns.find(({ field }) => field === 'idNo')?.index,
  });
  return columns.map((column) => {
    const field = guessed[column.index] ?? null;
    const isLeftOut = ownValue(knownCaptions, plainCaption(column.caption)) === null;
    if (column.field !== null || field === null || taken.has(field) || isLeftOut) return column;
    taken.add(field);
    return { ...column, field, isGuessed: true };
  });
}

const known = (columns: readonly RosterColumn[]) => columns.filter(({ field }) => field !== null).length;
const searchedRows = 30;

/** Columns of a sheet without a header: named by letters, assigned by content. */
function columnsWithoutHeader(sheet: Sheet, reading: HeaderContext): readonly RosterColumn[] {
  const width = sheet.rowCount === 0 ? 0 : widthOf(sheet, 0);
  const columns = Array.from({ length: width }, (_, index) => ({ index, caption: letterOf(index), field: null }));
  return withContent(columns, sheet, -1, reading);
}

/** The header at an index that the user chose; −1: there is none, and the persons begin in the first row. */
export const headerAt = (sheet: Sheet, position: number, reading: HeaderContext): RosterHeader => ({
  row: position,
  columns:
    position < 0
      ? columnsWithoutHeader(sheet, reading)
      : withContent(columnsByCaption(sheet, position, reading.knownCaptions), sheet, position, reading),
});

/** The first of the rows that name the most columns, at least two, among the first thirty; −1 for none. */
function mostNamed(count: number, columnsAt: (position: number) => readonly RosterColumn[]): number {
  let [best, most] = [-1, 1];
  for (let position = 0; position < Math.min(searchedRows, count); position++) {
    const named = known(columnsAt(position));
    if (named > most) [best, most] = [position, named];
  }
  return best;
}

/** The header among rows of cells, by its captions only; null for none. */
export function headerOf(rows: readonly (readonly SheetCell[])[]): RosterHeader | null {
  const columnsAt = (position: number) => columnsOf(rows[position] ?? []);
  const row = mostNamed(rows.length, columnsAt);
  return row < 0 ? null : { row, columns: columnsAt(row) };
}

/** The row above the first id number, where only the content determined the columns; −1 where the first row has one. */
function rowAboveIds(sheet: Sheet, columns: readonly RosterColumn[]): number {
  const idColumn = columns.find(({ field }) => field === 'idNo')?.index ?? -1;
  const first = positionsFrom(sheet, 0, searchedRows).find((position) =>
    /\d{6}/.test(String(sheet.cellsAt(position)[idColumn] ?? '')),
  );
  return (first ?? 0) - 1;
}

const tellsIds = ({ columns }: RosterHeader) => columns.some(({ field }) => field === 'idNo');

/** A sheet's header by its captions; else by its content, if that shows where the id numbers are; else null. */
export function headerOfSheet(sheet: Sheet, reading: HeaderContext): RosterHeader | null {
  const row = mostNamed(sheet.rowCount, (position) => columnsByCaption(sheet, position, reading.knownCaptions));
  if (row >= 0) return headerAt(sheet, row, reading);
  // in short lists the captions outweigh the content: try without the first rows
  const bare = [-1, 0, 1, 2].map((position) => headerAt(sheet, position, reading)).find(tellsIds);
  if (!bare) return null;
  const above = rowAboveIds(sheet, bare.columns);
  return above === bare.row ? bare : headerAt(sheet, above, reading);
}

/** Required fields without a column. Birthday and sex follow from an id number. */
export function missingFields(columns: readonly RosterColumn[], context: RosterContext): readonly PersonField[] {
  const has = (field: PersonField) => columns.some((column) => column.field === field);
  const missing = (['name', 'idNo'] as const).filter((field) => !has(field));
  const lacksOccupation = asksForOccupation(context) && !has('occupationCode') && !has('occupationName');
  return lacksOccupation ? [...missing, 'occupationCode'] : missing;
}
