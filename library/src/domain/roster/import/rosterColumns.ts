import { ownValue } from '../../record/ownValue.ts';
import { guessFields, type TextBlock } from '../guessFields.ts';
import type { PersonField } from '../person.ts';
import { asksForOccupation, type RosterContext } from '../rosterContext.ts';
import { cellText } from './cellText.ts';
import { fieldOfCaption, longestCaption, plainCaption } from './rosterCaptions.ts';
import { isBlankCell, positionsFrom, type Sheet, type SheetCell } from './sheet.ts';

/** A column of the file and the cell of a person that it fills; null: left out. */
export interface RosterColumn {
  readonly index: number;
  /** The header's text as the file has it. */
  readonly caption: string;
  readonly field: PersonField | null;
  /** The content told what it is, not the caption. @default false */
  readonly isGuessed?: boolean;
  /** The user said by hand what it is. @default false */
  readonly isChosen?: boolean;
}

/** Where the header is and what it says. */
export interface RosterHeader {
  /** Position in the sheet's rows; −1: the sheet has no header. */
  readonly row: number;
  readonly columns: readonly RosterColumn[];
}

/** What a person's cells were called in earlier files: caption as `plainCaption` writes it → cell; null: left out. */
export type KnownCaptions = Readonly<Record<string, PersonField | null>>;

/** What a file may be read with. */
export interface HeaderContext {
  readonly context: RosterContext;
  /** @default none */
  readonly knownCaptions?: KnownCaptions | undefined;
}

/** The cell at a column, or what stands above it where both are merged. */
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

/** `A` for the first column: what a column without a caption is called. */
const letterOf = (column: number): string =>
  (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

function columnsOf(row: readonly SheetCell[], known: KnownCaptions = {}): readonly RosterColumn[] {
  const rememberedOf = (cell: SheetCell) => ownValue(known, plainCaption(String(cell ?? '')));
  // what the user said of a caption goes before what captions usually mean
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

/** What stands below a row, as text; columns that are known already are left empty but for the id numbers. */
function unexplained(sheet: Sheet, position: number, columns: readonly RosterColumn[]): TextBlock {
  const isOpen = new Set(columns.flatMap(({ index, field }) => (field === null || field === 'idNo' ? [index] : [])));
  return positionsFrom(sheet, position + 1, sampledRows).map((at) =>
    sheet.cellsAt(at).map((cell, index) => (isOpen.has(index) ? cellText('name', cell).text : '')),
  );
}

/**
 * Gives columns that no caption explains the cell that their content looks like. A caption that nobody knows still says
 * that there is another word for what stands below it: only content that can't be anything else counts then.
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

/** Columns of a sheet without a header: called by their letters, told by their content. */
function columnsWithoutHeader(sheet: Sheet, reading: HeaderContext): readonly RosterColumn[] {
  const width = sheet.rowCount === 0 ? 0 : widthOf(sheet, 0);
  const columns = Array.from({ length: width }, (_, index) => ({ index, caption: letterOf(index), field: null }));
  return withContent(columns, sheet, -1, reading);
}

/** The header at a position that the user named; −1: there is none, the persons begin in the first row. */
export const headerAt = (sheet: Sheet, position: number, reading: HeaderContext): RosterHeader => ({
  row: position,
  columns:
    position < 0
      ? columnsWithoutHeader(sheet, reading)
      : withContent(columnsByCaption(sheet, position, reading.knownCaptions), sheet, position, reading),
});

/** The first of the rows that name most columns, at least two, among the first thirty; −1 where there is none. */
function mostNamed(count: number, columnsAt: (position: number) => readonly RosterColumn[]): number {
  let [best, most] = [-1, 1];
  for (let position = 0; position < Math.min(searchedRows, count); position++) {
    const named = known(columnsAt(position));
    if (named > most) [best, most] = [position, named];
  }
  return best;
}

/** The header among rows of cells, by its captions alone; null where there is none. */
export function headerOf(rows: readonly (readonly SheetCell[])[]): RosterHeader | null {
  const columnsAt = (position: number) => columnsOf(rows[position] ?? []);
  const row = mostNamed(rows.length, columnsAt);
  return row < 0 ? null : { row, columns: columnsAt(row) };
}

/** The row above the first id number, where the content alone told the columns; −1 where the first row has one. */
function rowAboveIds(sheet: Sheet, columns: readonly RosterColumn[]): number {
  const idColumn = columns.find(({ field }) => field === 'idNo')?.index ?? -1;
  const first = positionsFrom(sheet, 0, searchedRows).find((position) =>
    /\d{6}/.test(String(sheet.cellsAt(position)[idColumn] ?? '')),
  );
  return (first ?? 0) - 1;
}

const tellsIds = ({ columns }: RosterHeader) => columns.some(({ field }) => field === 'idNo');

/** A sheet's header by its captions; without one by its content, if that tells where the id numbers are; else null. */
export function headerOfSheet(sheet: Sheet, reading: HeaderContext): RosterHeader | null {
  const row = mostNamed(sheet.rowCount, (position) => columnsByCaption(sheet, position, reading.knownCaptions));
  if (row >= 0) return headerAt(sheet, row, reading);
  // short lists don't outweigh the words above them: they are tried without
  const bare = [-1, 0, 1, 2].map((position) => headerAt(sheet, position, reading)).find(tellsIds);
  if (!bare) return null;
  const above = rowAboveIds(sheet, bare.columns);
  return above === bare.row ? bare : headerAt(sheet, above, reading);
}

/** Cells that can't be told from others and have no column. Birthday and sex follow from an id number. */
export function missingFields(columns: readonly RosterColumn[], context: RosterContext): readonly PersonField[] {
  const has = (field: PersonField) => columns.some((column) => column.field === field);
  const missing = (['name', 'idNo'] as const).filter((field) => !has(field));
  const lacksOccupation = asksForOccupation(context) && !has('occupationCode') && !has('occupationName');
  return lacksOccupation ? [...missing, 'occupationCode'] : missing;
}
