/** The columns that a list of orders can be sorted by. Premium and heads are those of today. */
export const orderSortKeys = ['submitted', 'start', 'end', 'premium', 'heads'] as const;

/** The order of a list of orders. */
export interface OrderSort {
  readonly by: (typeof orderSortKeys)[number];
  readonly direction: 'ascending' | 'descending';
}

/** The order in which a list stands at first: the newest submission first. */
export const newestFirst: OrderSort = { by: 'submitted', direction: 'descending' };
