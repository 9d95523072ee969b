import { type PersonField, personFields } from '../../domain/roster/person.ts';

/**
 * A column: a field of the person, the computed age, or one at the edges (`row` has number and checkbox; `remove` and
 * `reveal` have buttons).
 */
export type PersonColumn = PersonField | 'age' | 'row' | 'remove' | 'reveal';

/** Properties of the table that decide its columns. */
export interface PersonTableView {
  /** True when persons can't be added, removed or moved to another scheme. */
  readonly isKept: boolean;
  readonly isMasked: boolean;
  /** True when the product uses occupations. */
  readonly hasOccupations: boolean;
  /** True when the product asks for social security. */
  readonly hasSocialSecurity: boolean;
  readonly hasSchemes: boolean;
}

/** True for the fields of the occupation. */
export const isOccupation = (field: PersonField): boolean => field.startsWith('occupation');

/**
 * The columns for a product. Columns of the occupation are left out if the product doesn't use it, the scheme if there
 * are no schemes.
 */
export function columnsOf(view: PersonTableView): readonly PersonColumn[] {
  const asked = personFields.filter(
    (field) =>
      (view.hasSchemes || field !== 'schemeId') &&
      (view.hasSocialSecurity || field !== 'socialSecurity') &&
      (view.hasOccupations || !isOccupation(field)),
  );
  const cells = asked.flatMap((field): readonly PersonColumn[] => (field === 'birthday' ? [field, 'age'] : [field]));
  return ['row', ...cells, ...(view.isMasked ? (['reveal'] as const) : view.isKept ? [] : (['remove'] as const))];
}

const fields: ReadonlySet<PersonColumn> = new Set(personFields);

/** True when the column shows a field of the person. */
export const isPersonField = (column: PersonColumn | undefined): column is PersonField =>
  column !== undefined && fields.has(column);

/** True when the column contains text that can be copied. */
export const isTextColumn = (column: PersonColumn): column is PersonField | 'age' =>
  column === 'age' || isPersonField(column);

/** Column widths in pixels at the default text size. */
export type ColumnWidths = Readonly<Record<PersonColumn, number>>;

const usualWidths: ColumnWidths = {
  row: 84,
  name: 104,
  idType: 124,
  idNo: 180,
  sex: 72,
  birthday: 112,
  age: 60,
  occupationCode: 100,
  occupationName: 160,
  occupationClass: 88,
  socialSecurity: 96,
  schemeId: 112,
  remove: 60,
  reveal: 60,
};
/** Columns that share the remaining width. */
const elastic: readonly PersonColumn[] = ['occupationName', 'idNo'];

/** Converts pixels to a length that grows with the user's text size. */
const asWide = (pixels: number): string => `${pixels / 16}rem`;

/**
 * The CSS grid tracks of a row, and the minimum width below which the table scrolls. A language may need wider columns.
 */
export function tracksOf(
  columns: readonly PersonColumn[],
  ofLanguage: Partial<ColumnWidths>,
): { readonly tracks: string; readonly width: string } {
  const widths = { ...usualWidths, ...ofLanguage };
  const wide = elastic.find((column) => columns.includes(column));
  return {
    tracks: columns
      .map((column) => (column === wide ? `minmax(${asWide(widths[column])}, 1fr)` : asWide(widths[column])))
      .join(' '),
    width: asWide(columns.reduce((sum, column) => sum + widths[column], 0)),
  };
}
