import { isDamagedNumber } from '../../identity/idCard.ts';
import { normaliseIdNumber } from '../../identity/idNumber.ts';
import { type PersonCells, personWithCells } from '../changeCells.ts';
import type { TextBlock } from '../guessFields.ts';
import { withoutInvisible } from '../invisible.ts';
import { createCellNormaliser } from '../normalisePerson.ts';
import { codeWithZeros } from '../occupationCode.ts';
import { emptyPerson, type NewPerson, type Person, type PersonField } from '../person.ts';
import type { RosterContext } from '../rosterContext.ts';
import { pasteColumns, type PasteColumns } from './pasteColumns.ts';

/** The place in the table where a block of cells is pasted. */
export interface PasteTarget {
  /** Fields of the table's columns from the active cell to the right; null for a read-only column. */
  readonly fields: readonly (PersonField | null)[];
  /** The persons from the active row down, in the order in which the table shows them. */
  readonly persons: readonly Person[];
  /**
   * Size of the selection. If the number of selected rows is a multiple of the number of rows in the block, the block
   * is repeated downwards. The same applies to columns, in which case the block is repeated to the right.
   */
  readonly size: { readonly rows: number; readonly columns: number };
  /** Id of the scheme to which added persons are assigned. */
  readonly schemeId: string;
  /** Number of persons that can still be added to the roster. */
  readonly room: number;
  /**
   * Returns true when the paste may change a field. Used only when the fields of the block's columns were recognised by
   * a header or by their content. @default all fields
   */
  readonly isTaken?: (field: PersonField) => boolean;
}

/** The result of pasting a block of cells into a roster. */
export interface Paste {
  readonly changed: readonly Person[];
  readonly added: readonly NewPerson[];
  /** Way in which the fields of the block's columns were recognised; see `PasteColumns`. */
  readonly by: PasteColumns['by'];
  readonly fields: readonly (PersonField | null)[];
  readonly rows: number;
  /**
   * Number of non-empty cells that were ignored: their column is unknown, read-only or excluded by `isTaken`, or they
   * name an unknown scheme.
   */
  readonly skippedCells: number;
  /** Number of rows of the block that were left out because the roster is full. */
  readonly leftOut: number;
  /** Number of pasted id numbers that a spreadsheet has rounded. */
  readonly damagedIds: number;
}

const isBlank = (row: readonly string[]) => row.every((text) => text.trim() === '');

function withoutBlankEnd(rows: TextBlock): TextBlock {
  const last = rows.reduce((found, row, at) => (isBlank(row) ? found : at), -1);
  return rows.slice(0, last + 1);
}

/**
 * Repeats the block so that it fills the selection, as spreadsheets do. In a direction in which the selection isn't a
 * multiple of the block, the block is used once. A block whose rows have different lengths is never repeated.
 */
function repeated(rows: TextBlock, { size }: PasteTarget): TextBlock {
  const width = rows[0]?.length ?? 0;
  if (width === 0 || rows.some((row) => row.length !== width)) return rows;
  const down = size.rows % rows.length === 0 ? size.rows / rows.length : 1;
  const across = size.columns % width === 0 ? size.columns / width : 1;
  const wide = rows.map((row) => Array.from({ length: across }, () => row).flat());
  return Array.from({ length: down }, () => wide).flat();
}

/**
 * Converts the text of a pasted cell for the roster. The name or id of a scheme becomes the scheme's id; null when the
 * order has no such scheme.
 */
function takenText(field: PersonField, text: string, { schemes, occupations }: RosterContext): string | null {
  if (field === 'occupationCode') return codeWithZeros(text.trim(), occupations);
  if (field !== 'schemeId') return text;
  const wanted = withoutInvisible(text).trim();
  return schemes.find(({ id, name }) => name === wanted || id === wanted)?.id ?? null;
}

interface RowCells {
  readonly cells: PersonCells;
  readonly skipped: number;
}

function cellsOf(row: readonly string[], fields: readonly (PersonField | null)[], context: RosterContext): RowCells {
  const cells: { -readonly [Field in PersonField]?: string } = {};
  let skipped = 0;
  for (const [column, text] of row.entries()) {
    const field = fields[column];
    const taken = field ? takenText(field, text, context) : null;
    if (field && taken !== null) cells[field] = taken;
    else if (text.trim() !== '') skipped++;
  }
  return { cells, skipped };
}

const isDamaged = ({ idNo = '' }: PersonCells) => isDamagedNumber(normaliseIdNumber(idNo));

/** Computes which persons a paste changes and adds. The roster itself isn't changed. */
export function pasteBlock(block: TextBlock, target: PasteTarget, context: RosterContext): Paste {
  const columns = pasteColumns(withoutBlankEnd(block), target.fields, context);
  const rows = columns.by === 'place' ? repeated(columns.rows, target) : columns.rows;
  const { isTaken = () => true } = target;
  const fields =
    columns.by === 'place'
      ? (rows[0] ?? []).map((_, column) => target.fields[column] ?? null)
      : columns.fields.map((field) => (field && isTaken(field) ? field : null));
  const changed: Person[] = [];
  const added: NewPerson[] = [];
  const cellOf = createCellNormaliser();
  let [skippedCells, leftOut, damagedIds] = [0, 0, 0];
  for (const [at, row] of rows.entries()) {
    const person = target.persons[at];
    if (isBlank(row) && !(person && columns.by === 'place')) continue;
    if (!person && added.length >= target.room) {
      leftOut++;
      continue;
    }
    const { cells, skipped } = cellsOf(row, fields, context);
    skippedCells += skipped;
    if (isDamaged(cells)) damagedIds++;
    if (person) changed.push(personWithCells(person, cells, context, cellOf));
    else added.push(newPerson(cells, target.schemeId, context, cellOf));
  }
  return { changed, added, by: columns.by, fields, rows: rows.length, skippedCells, leftOut, damagedIds };
}

function newPerson(
  cells: PersonCells,
  schemeId: string,
  context: RosterContext,
  cellOf: ReturnType<typeof createCellNormaliser>,
): NewPerson {
  const { key: _, ...person } = personWithCells({ ...emptyPerson, schemeId, key: 0 }, cells, context, cellOf);
  return person;
}
