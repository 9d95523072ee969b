/** Columns by which a list of orders can be sorted. Premium and number of persons are the current values. */
export const orderSortKeys = ['submitted', 'start', 'end', 'premium', 'heads'] as const;

/** Sort order of a list of orders. */
export interface OrderSort {
  readonly by: (typeof orderSortKeys)[number];
  readonly direction: 'ascending' | 'descending';
}

/** Default sort order: the newest submission first. */
export const newestFirst: OrderSort = { by: 'submitted', direction: 'descending' };
