import { type InferType, mixed } from 'yup';

import { type OrderSort, orderSortKeys } from './orderSort.ts';
import { day, listOf, shape, text, whole } from './wire/fields.ts';

const queryFields = {
  pageIndex: whole(1, 100_000),
  pageSize: whole(1, 100),
  statusList: listOf(whole(0, 999), 20),
  filterStr: text(100),
  /** Whole name or id number of an insured person; absent or empty: any. */
  insuredStr: text(100).optional(),
  /** Absent: whenever cover ends. */
  expireDays: whole(0, 366).optional(),
  /** Absent: orders of every product. */
  productIdList: listOf(text(20), 200).optional(),
  /** First and last day of the submission, of the start and of the end of cover; absent: not bounded. */
  createDateFrom: day().optional(),
  createDateTo: day().optional(),
  startDateFrom: day().optional(),
  startDateTo: day().optional(),
  endDateFrom: day().optional(),
  endDateTo: day().optional(),
  /** Absent: the newest submission first. */
  sortField: mixed<OrderSort['by']>().oneOf(orderSortKeys),
  sortDirection: mixed<OrderSort['direction']>().oneOf(['ascending', 'descending']),
};

/** The wire's query of a list of orders. */
export const orderQueryWire = shape(queryFields);
export type QueryWire = InferType<typeof orderQueryWire>;
