import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';

import type { Codec } from './call.ts';
import type { QueryWire } from './orderQuery.schema.ts';
import { newestFirst, type OrderSort } from './orderSort.ts';
import { orderStatusCodeOf, orderStatusOf } from './wire/wireWords.ts';

export { newestFirst, type OrderSort, orderSortKeys } from './orderSort.ts';

/** Days from the first to the last, both included, `YYYY-MM-DD`; an empty one doesn't bound. */
export interface DayRange {
  readonly from: CalendarDay;
  readonly until: CalendarDay;
}

const isNewestFirst = ({ by, direction }: OrderSort): boolean =>
  by === newestFirst.by && direction === newestFirst.direction;

/** Days that bound nothing. */
export const anyDay: DayRange = { from: '', until: '' };

/**
 * Which orders. `keyword` is a part of a number (of order or policy) or of the group's or the product's name.
 */
export interface OrderQuery {
  /** From 1. */
  readonly page: number;
  /** At most 100. */
  readonly pageSize: number;
  /** Only these states; empty: all. */
  readonly statuses: readonly OrderStatus[];
  readonly keyword: string;
  /**
   * Only orders that insure or insured this person: the whole name, or the whole id number. Personal data: never part
   * of an address. Absent or empty: all.
   */
  readonly insured?: string | undefined;
  /** Only policies in force whose cover ends within so many days from today; absent: all. */
  readonly expiresWithin?: number | undefined;
  /** Only orders of these products; absent: of all. */
  readonly productIds?: readonly string[] | undefined;
  /** Only orders that were submitted on these days (Asia/Shanghai). @default any day */
  readonly submitted?: DayRange | undefined;
  /** Only orders whose cover starts on these days. @default any day */
  readonly starts?: DayRange | undefined;
  /** Only orders whose cover ends on these days. @default any day */
  readonly ends?: DayRange | undefined;
  /** @default newest first */
  readonly sort?: OrderSort | undefined;
}

const rangeToWire = (name: 'create' | 'start' | 'end', { from, until }: DayRange = anyDay) => ({
  ...(from !== '' && { [`${name}DateFrom`]: from }),
  ...(until !== '' && { [`${name}DateTo`]: until }),
});

/** The query of a list of orders on the wire. */
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
