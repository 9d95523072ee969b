import { type InferType, mixed } from 'yup';

import { type OrderSort, orderSortKeys } from './orderSort.ts';
import { day, listOf, shape, text, whole } from './wire/fields.ts';

const queryFields = {
  pageIndex: whole(1, 100_000),
  pageSize: whole(1, 100),
  statusList: listOf(whole(0, 999), 20),
  filterStr: text(100),
  /** Complete name or id number of an insured person; absent or empty for any person. */
  insuredStr: text(100).optional(),
  /** Maximum number of days until cover ends; absent for no limit. */
  expireDays: whole(0, 366).optional(),
  /** Product ids; absent for all products. */
  productIdList: listOf(text(20), 200).optional(),
  /** First and last day of the submission, of the start and of the end of cover; absent for no limit. */
  createDateFrom: day().optional(),
  createDateTo: day().optional(),
  startDateFrom: day().optional(),
  startDateTo: day().optional(),
  endDateFrom: day().optional(),
  endDateTo: day().optional(),
  /** Sort column; absent for the newest submission first. */
  sortField: mixed<OrderSort['by']>().oneOf(orderSortKeys),
  sortDirection: mixed<OrderSort['direction']>().oneOf(['ascending', 'descending']),
};

/** Query of a list of orders on the wire. */
export const orderQueryWire = shape(queryFields);
export type QueryWire = InferType<typeof orderQueryWire>;
