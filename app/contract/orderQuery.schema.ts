import { type InferType, mixed } from 'yup';

import { type OrderSort, orderSortKeys } from './orderSort.ts';
import { day, listOf, shape, text, whole } from './wire/fields.ts';

const queryFields = {
  pageIndex: whole(1, 100_000),
  pageSize: whole(1, 100),
  statusList: listOf(whole(0, 999), 20),
  filterStr: text(100),
  /**
   * Complete name or id number of a person. Only orders whose roster has or had this person are listed. Absent or empty
   * for all orders.
   */
  insuredStr: text(100).optional(),
  /** Number of days. Only policies in force whose cover ends within these days are listed. Absent for all orders. */
  expireDays: whole(0, 366).optional(),
  /** Ids of the products whose orders are listed; absent for the orders of all products. */
  productIdList: listOf(text(20), 200).optional(),
  /**
   * First and last day of three ranges: the day of the submission, of the start of cover and of the end of cover. If a
   * day is absent, the range has no limit on that side.
   */
  createDateFrom: day().optional(),
  createDateTo: day().optional(),
  startDateFrom: day().optional(),
  startDateTo: day().optional(),
  endDateFrom: day().optional(),
  endDateTo: day().optional(),
  /** Column by which the orders are sorted. If it is absent, the order that was submitted last comes first. */
  sortField: mixed<OrderSort['by']>().oneOf(orderSortKeys),
  sortDirection: mixed<OrderSort['direction']>().oneOf(['ascending', 'descending']),
};

/** Filter, page and sort order of a list of orders, in wire form. */
export const orderQueryWire = shape(queryFields);
export type QueryWire = InferType<typeof orderQueryWire>;
