import type { ReactNode } from 'react';

/** A column of a list table; one object for as long as the column is the same. */
export interface DataGridColumn<Row> {
  readonly id: string;
  /** The heading; on a phone it stands before the value. */
  readonly header: string;
  /** What stands in the cell. */
  readonly cell: (row: Row) => ReactNode;
  /** `end` for money and counts, whose digits are then compared from row to row. @default 'start' */
  readonly align?: 'start' | 'end';
  /** Whether the cell names its row: one column a table. @default false */
  readonly isRowHeader?: boolean;
  /** Whether its heading sorts. The caller orders the rows, unless `compare` does. @default false */
  readonly isSortable?: boolean;
  /** Orders two rows, ascending. Leave it out where the server sorts. */
  readonly compare?: (one: Row, other: Row) => number;
  /** A CSS length of the column where the table is wide. */
  readonly width?: string;
}

/** By which column the rows are ordered. */
export interface DataGridSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** The order that pressing a heading asks for: ascending first, then the other way. */
export const nextSort = (sort: DataGridSort | null, column: string): DataGridSort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

/** The rows in the order of a column that can compare them; else as they came. */
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
