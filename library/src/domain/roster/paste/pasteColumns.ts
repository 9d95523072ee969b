import { guessFields, type TextBlock } from '../guessFields.ts';
import { captionRowTest } from '../import/captionRows.ts';
import { fieldOfCaption } from '../import/rosterCaptions.ts';
import { headerOf } from '../import/rosterColumns.ts';
import type { PersonField } from '../person.ts';
import type { RosterContext } from '../rosterContext.ts';

/** The columns of a pasted block, after their fields were recognised. */
export interface PasteColumns {
  /**
   * The rows of the block. If the block has a header, only the rows below the header, without repeated captions and
   * without instructions.
   */
  readonly rows: TextBlock;
  /** Field of each column of the block; null for a column that is ignored. */
  readonly fields: readonly (PersonField | null)[];
  /**
   * Way in which the fields of the columns were recognised: by a header, by the content of the columns, or by the place
   * of the paste.
   */
  readonly by: 'header' | 'content' | 'place';
}

const schemeCaptions: ReadonlySet<string> = new Set(['方案', '方案名称', '保障方案', 'scheme']);
const fieldOf = (caption: string): PersonField | null =>
  schemeCaptions.has(caption.trim().toLowerCase()) ? 'schemeId' : fieldOfCaption(caption);

function columnsByHeader(rows: TextBlock): PasteColumns | null {
  const header = headerOf(rows);
  const at = header?.row ?? 0;
  const captions = rows[at] ?? [];
  const isOneColumn = rows.length > 1 && captions.length === 1 && fieldOf(captions[0] ?? '') !== null;
  if (!header && !isOneColumn) return null;
  const taken = new Set<PersonField>();
  const fields = captions.map((caption) => {
    const field = fieldOf(caption);
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
  const columns = fields.map((field, index) => ({ index, caption: captions[index]?.trim() ?? '', field }));
  const isCaptions = captionRowTest(columns);
  return { rows: rows.slice(at + 1).filter((row) => !isCaptions(row)), fields, by: 'header' };
}

/**
 * Only the content of these fields can show that a block doesn't fit the columns of the table. Names and classes are
 * too ambiguous for this.
 */
const telling: ReadonlySet<PersonField | null> = new Set<PersonField>([
  'idNo',
  'birthday',
  'idType',
  'sex',
  'schemeId',
  'occupationCode',
]);

const isBlank = (text: string | undefined) => text === undefined || text.trim() === '';
const rowNumber = /^\s*\d{1,6}\s*$/;

/** True when the first of several columns contains row numbers. */
const isNumbered = (rows: TextBlock): boolean =>
  rows.some(([first]) => !isBlank(first)) && rows.every(([first = '']) => isBlank(first) || rowNumber.test(first));

/**
 * Recognises the columns of a pasted block. A header in the block defines the columns. Without a header, the columns of
 * the table from the active cell on are used. If the content contradicts these columns (id numbers under 姓名), the
 * columns are recognised by their content. If the active cell is in the column of names, a first column of row numbers
 * is skipped.
 * @param shown fields of the table's columns from the active cell on; null for a read-only column
 */
export function pasteColumns(
  rows: TextBlock,
  shown: readonly (PersonField | null)[],
  context: RosterContext,
): PasteColumns {
  const byHeader = columnsByHeader(rows);
  if (byHeader) return byHeader;
  const width = Math.max(0, ...rows.map((row) => row.length));
  const hasNumbers = width > 1 && shown[0] === 'name' && isNumbered(rows);
  const target = hasNumbers ? [null, ...shown] : shown;
  const placed = Array.from({ length: width }, (_, column) => target[column] ?? null);
  const guessed = width > 1 ? guessFields(rows, context) : [];
  const isContradicted = guessed.some((field, column) => telling.has(field) && field !== placed[column]);
  if (isContradicted) return { rows, fields: guessed, by: 'content' };
  return { rows, fields: placed, by: hasNumbers ? 'content' : 'place' };
}
