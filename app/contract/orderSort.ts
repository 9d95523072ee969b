/** Columns by which a list of orders can be sorted. Premium and number of persons include endorsements. */
export const orderSortKeys = ['submitted', 'start', 'end', 'premium', 'heads'] as const;

/** Sort order of a list of orders. */
export interface OrderSort {
  readonly by: (typeof orderSortKeys)[number];
  readonly direction: 'ascending' | 'descending';
}

/** Sort order of a list when the agent chose none: the order that was submitted last comes first. */
export const newestFirst: OrderSort = { by: 'submitted', direction: 'descending' };
