import type { ReactNode } from 'react';

/** A column of a table. Pass the same object as long as the column doesn't change. */
export interface DataGridColumn<Row> {
  /** Id of the column, unique in the table. */
  readonly id: string;
  /** The heading; on a phone it is above the value. */
  readonly header: string;
  /** Returns the content of a cell. */
  readonly cell: (row: Row) => ReactNode;
  /** `end` is for amounts and numbers, so that their digits are aligned. @default 'start' */
  readonly align?: 'start' | 'end';
  /** Marks the column whose cells name their rows; a table has one. @default false */
  readonly isRowHeader?: boolean;
  /**
   * Lets the user sort by this column. The parent component sorts the rows, unless `compare` is given. @default false
   */
  readonly isSortable?: boolean;
  /** Compares two rows for ascending order. Omit it if the server sorts. */
  readonly compare?: (one: Row, other: Row) => number;
  /** CSS width of the column in a wide table. */
  readonly width?: string;
}

/** Column and direction by which rows are sorted. */
export interface DataGridSort {
  /** Id of the column. */
  readonly column: string;
  /** Direction of the sorting. */
  readonly direction: 'ascending' | 'descending';
}

/** The sorting after a press on a column heading: first ascending, then the opposite direction. */
export const nextSort = (sort: DataGridSort | null, column: string): DataGridSort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

/** Sorts rows by a column that has `compare`; otherwise returns them in their original order. */
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
