import type { ReactNode } from 'react';

/** A column of a table. Pass the same object as long as the column doesn't change. */
export interface DataGridColumn<Row> {
  /** Id of the column, unique in the table. */
  readonly id: string;
  /** Heading of the column. If the table is narrow, each row is a card with the heading before the value. */
  readonly header: string;
  /** Returns the content of the column's cell in a row. */
  readonly cell: (row: Row) => ReactNode;
  /** Alignment of the cells. `end` is for amounts and numbers, so that their digits are aligned. @default 'start' */
  readonly align?: 'start' | 'end';
  /** True for the column that names the rows. A table has exactly one such column. @default false */
  readonly isRowHeader?: boolean;
  /**
   * Lets the user sort by this column. If `compare` is absent, the parent component must sort the rows. @default false
   */
  readonly isSortable?: boolean;
  /** Compares two rows for ascending order. Omit it if the server sorts the rows. */
  readonly compare?: (one: Row, other: Row) => number;
  /** CSS width of the column in a wide table. */
  readonly width?: string;
}

/** Column and direction by which rows are sorted. */
export interface DataGridSort {
  /** Id of the column by which rows are sorted. */
  readonly column: string;
  /** Direction in which the rows are sorted. */
  readonly direction: 'ascending' | 'descending';
}

/**
 * The new sorting after a press on the heading of a column. If the rows are sorted by this column in ascending order,
 * the new order is descending; otherwise it is ascending.
 */
export const nextSort = (sort: DataGridSort | null, column: string): DataGridSort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

/** Sorts rows by the column of `sort`. Without `sort` or this column's `compare`, the rows stay in their order. */
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
