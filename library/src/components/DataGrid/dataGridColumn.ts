import type { ReactNode } from 'react';

/** A column of a table; keep one object as long as the column is the same. */
export interface DataGridColumn<Row> {
  /** Id of the column, unique in the table. */
  readonly id: string;
  /** The heading; on a phone it precedes the value. */
  readonly header: string;
  /** Content of the cell. */
  readonly cell: (row: Row) => ReactNode;
  /** `end` for amounts and counts, so that their digits align. @default 'start' */
  readonly align?: 'start' | 'end';
  /** Marks the cell that names its row: one column per table. @default false */
  readonly isRowHeader?: boolean;
  /** Lets the heading sort. The owner sorts the rows, unless `compare` is given. @default false */
  readonly isSortable?: boolean;
  /** Compares two rows for ascending order. Leave it out where the server sorts. */
  readonly compare?: (one: Row, other: Row) => number;
  /** CSS width of the column in a wide table. */
  readonly width?: string;
}

/** The column and direction that rows are sorted by. */
export interface DataGridSort {
  /** Id of the column. */
  readonly column: string;
  /** Direction of the sorting. */
  readonly direction: 'ascending' | 'descending';
}

/** The sorting after a press on a heading: ascending first, then the other direction. */
export const nextSort = (sort: DataGridSort | null, column: string): DataGridSort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

/** The rows sorted by a column that can compare them; else in their own order. */
export function sortedRows<Row>(
  rows: readonly Row[],
  columns: readonly DataGridColumn<Row>[],
  sort: DataGridSort | null,
): readonly Row[] {
  const compare = columns.find(({ id }) => id === sort?.column)?.compare;
  if (!sort || !compare) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) => sign * compare(one, other));
}
