import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';

import type { Codec } from './call.ts';
import type { QueryWire } from './orderQuery.schema.ts';
import { newestFirst, type OrderSort } from './orderSort.ts';
import { orderStatusCodeOf, orderStatusOf } from './wire/wireWords.ts';

export { newestFirst, type OrderSort, orderSortKeys } from './orderSort.ts';

/**
 * Range of days in the form `YYYY-MM-DD`, including the first and last day. If a day is empty, the range has no limit
 * on that side.
 */
export interface DayRange {
  readonly from: CalendarDay;
  readonly until: CalendarDay;
}

const isNewestFirst = ({ by, direction }: OrderSort): boolean =>
  by === newestFirst.by && direction === newestFirst.direction;

/** Range of days without limits. */
export const anyDay: DayRange = { from: '', until: '' };

/**
 * Filter and page of a list of orders. `keyword` matches any part of order numbers, policy numbers and the names of
 * applicants and products.
 */
export interface OrderQuery {
  /** Number of the page, from 1. */
  readonly page: number;
  /** Orders per page: at most 100, in an export at most 1,000. */
  readonly pageSize: number;
  /** States that the orders may have; an empty list stands for all states. */
  readonly statuses: readonly OrderStatus[];
  readonly keyword: string;
  /**
   * Complete name or id number of a person whom the roster of the order has or had. Absent or empty for all orders. The
   * value is personal data, so it is never part of a URL.
   */
  readonly insured?: string | undefined;
  /**
   * Number of days. The list then contains only policies in force whose cover ends within this number of days from
   * today. Absent for all orders.
   */
  readonly expiresWithin?: number | undefined;
  /** Ids of the products whose orders are listed; absent for the orders of all products. */
  readonly productIds?: readonly string[] | undefined;
  /** Days on which the orders were submitted (Asia/Shanghai). @default any day */
  readonly submitted?: DayRange | undefined;
  /** Days on which cover starts. @default any day */
  readonly starts?: DayRange | undefined;
  /** Days on which cover ends. @default any day */
  readonly ends?: DayRange | undefined;
  /** Sort order. @default the order that was submitted last comes first */
  readonly sort?: OrderSort | undefined;
}

const rangeToWire = (name: 'create' | 'start' | 'end', { from, until }: DayRange = anyDay) => ({
  ...(from !== '' && { [`${name}DateFrom`]: from }),
  ...(until !== '' && { [`${name}DateTo`]: until }),
});

/** Codec of the filter, page and sort order of a list of orders. */
export const orderQueryCodec: Codec<OrderQuery, QueryWire> = {
  toWire: ({ page, pageSize, statuses, keyword, insured = '', expiresWithin, productIds, sort, ...days }) => ({
    pageIndex: page,
    pageSize,
    statusList: statuses.map(orderStatusCodeOf),
    filterStr: keyword,
    ...(insured !== '' && { insuredStr: insured }),
    ...(expiresWithin !== undefined && { expireDays: expiresWithin }),
    ...(productIds !== undefined && { productIdList: [...productIds] }),
    ...rangeToWire('create', days.submitted),
    ...rangeToWire('start', days.starts),
    ...rangeToWire('end', days.ends),
    ...(sort !== undefined && !isNewestFirst(sort) && { sortField: sort.by, sortDirection: sort.direction }),
  }),
  fromWire: (wire) => ({
    page: wire.pageIndex,
    pageSize: wire.pageSize,
    statuses: wire.statusList.map(orderStatusOf),
    keyword: wire.filterStr,
    insured: wire.insuredStr ?? '',
    expiresWithin: wire.expireDays,
    productIds: wire.productIdList,
    submitted: { from: wire.createDateFrom ?? '', until: wire.createDateTo ?? '' },
    starts: { from: wire.startDateFrom ?? '', until: wire.startDateTo ?? '' },
    ends: { from: wire.endDateFrom ?? '', until: wire.endDateTo ?? '' },
    sort: { by: wire.sortField ?? newestFirst.by, direction: wire.sortDirection ?? newestFirst.direction },
  }),
};
