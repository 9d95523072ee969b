import { type PersonField, personFields } from '../../domain/roster/person.ts';

/**
 * A column of the table. It shows a field of the person or the computed age, or it is at an edge of the table: `row`
 * contains the number and the checkbox of the row, `remove` and `reveal` contain buttons.
 */
export type PersonColumn = PersonField | 'age' | 'row' | 'remove' | 'reveal';

/** The properties that decide which columns the table has. */
export interface PersonTableView {
  /** True if persons can't be added, removed or moved to another scheme. */
  readonly isKept: boolean;
  readonly isMasked: boolean;
  /** True when the product uses occupations. */
  readonly hasOccupations: boolean;
  /** True when the product asks for the social security of each person. */
  readonly hasSocialSecurity: boolean;
  readonly hasSchemes: boolean;
}

/** True for the fields with code, name and class of the occupation. */
export const isOccupation = (field: PersonField): boolean => field.startsWith('occupation');

/**
 * Returns the columns that the table has. The columns of the occupation, of social security and of the scheme are left
 * out if `view` says that they aren't needed.
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

/** True if the column shows a field of the person. */
export const isPersonField = (column: PersonColumn | undefined): column is PersonField =>
  column !== undefined && fields.has(column);

/** True if the column contains text, which can be copied. */
export const isTextColumn = (column: PersonColumn): column is PersonField | 'age' =>
  column === 'age' || isPersonField(column);

/** Widths of the columns in pixels, for the default text size. */
export type ColumnWidths = Readonly<Record<PersonColumn, number>>;

const usualWidths: ColumnWidths = {
  row: 84,
  name: 104,
  idType: 112,
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
/** Columns that can take the remaining width. The first of these columns that exists in the table takes it. */
const elastic: readonly PersonColumn[] = ['occupationName', 'idNo'];

/** Converts pixels to a CSS length that grows with the user's text size. */
const asWide = (pixels: number): string => `${pixels / 16}rem`;

/**
 * Returns the CSS grid tracks of a row, and the minimum width of the table. If the window is narrower than this width,
 * the table scrolls. `ofLanguage` contains the widths of the columns that need more space in the user's language.
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
