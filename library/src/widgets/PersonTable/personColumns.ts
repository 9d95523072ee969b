import { type PersonField, personFields } from '../../domain/roster/person.ts';

/** A column: a field of the person, the derived age, or one at the edges (number and checkbox, actions). */
export type PersonColumn = PersonField | 'age' | 'row' | 'remove' | 'reveal';

/** The options of the table that columns depend on. */
export interface PersonTableView {
  /** True when no person can be added, removed or moved to another scheme. */
  readonly isKept: boolean;
  readonly isMasked: boolean;
  /** True when the product rates by occupation. */
  readonly hasOccupations: boolean;
  readonly hasSchemes: boolean;
}

/** True for the columns of the occupation. */
export const isOccupation = (field: PersonField): boolean => field.startsWith('occupation');

/** The columns for a product: no occupations where it doesn't rate by them, no scheme where there is none. */
export function columnsOf(view: PersonTableView): readonly PersonColumn[] {
  const asked = personFields.filter(
    (field) => (view.hasSchemes || field !== 'schemeId') && (view.hasOccupations || !isOccupation(field)),
  );
  const cells = asked.flatMap((field): readonly PersonColumn[] => (field === 'birthday' ? [field, 'age'] : [field]));
  return ['row', ...cells, ...(view.isMasked ? (['reveal'] as const) : view.isKept ? [] : (['remove'] as const))];
}

const fields: ReadonlySet<PersonColumn> = new Set(personFields);

/** True when the column shows a field of the person. */
export const isPersonField = (column: PersonColumn | undefined): column is PersonField =>
  column !== undefined && fields.has(column);

/** True when the column shows text that can be copied. */
export const isTextColumn = (column: PersonColumn): column is PersonField | 'age' =>
  column === 'age' || isPersonField(column);

/** Widths in pixels at the default text size. */
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
  schemeId: 112,
  remove: 60,
  reveal: 60,
};
/** Columns that share the remaining room. */
const elastic: readonly PersonColumn[] = ['occupationName', 'idNo'];

/** A width that grows with the user's text size. */
const asWide = (pixels: number): string => `${pixels / 16}rem`;

/** The tracks of a row, and the width below which the table scrolls. A language may need wider columns. */
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
