import { type CalendarDay, isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';

import { anyDay, type DayRange, newestFirst, type OrderSort, orderSortKeys } from '../../contract/orderQuery.ts';
import { type ExpiryHorizon, expiryHorizons } from '../../contract/workload.ts';
import { paths } from '../platform/navigation/paths.ts';
import { useSearchParams } from '../platform/navigation/router.ts';
import { type OrderTab, orderTabOf, stateChoicesUnder, statesLabelledAs, tabOfState } from './orderTabs.ts';

/** Which orders the list shows, and in which order. */
export interface OrderListQuery {
  readonly tab: OrderTab;
  /** One of the tab's states, and with it those that are labelled alike; null: all of them. */
  readonly state: OrderStatus | null;
  /** Only policies in force that end within so many days; null: all orders. */
  readonly expiring: ExpiryHorizon | null;
  /** Only orders of this product, by its id; empty: of all. */
  readonly product: string;
  /** Only orders of this insurer's products, by the insurer's code; empty: of all. */
  readonly insurer: string;
  readonly submitted: DayRange;
  readonly starts: DayRange;
  readonly ends: DayRange;
  readonly keyword: string;
  readonly sort: OrderSort;
  /** From 1. */
  readonly page: number;
}

/** The list as it opens. */
export const everyOrder: OrderListQuery = {
  tab: 'all',
  state: null,
  expiring: null,
  product: '',
  insurer: '',
  submitted: anyDay,
  starts: anyDay,
  ends: anyDay,
  keyword: '',
  sort: newestFirst,
  page: 1,
};

/** Days by which orders can be narrowed, and how each is written in the address. */
export const orderDays = ['submitted', 'starts', 'ends'] as const;

/** `-end` is the column `end`, its last day first. */
const sortText = ({ by, direction }: OrderSort) => `${direction === 'descending' ? '-' : ''}${by}`;

const sortOf = (text: string | null): OrderSort => {
  const by = orderSortKeys.find((key) => text === key || text === `-${key}`);
  return by ? { by, direction: text === by ? 'ascending' : 'descending' } : newestFirst;
};

const entriesOf = (query: OrderListQuery): [string, string][] =>
  (
    [
      ['status', query.tab === 'all' ? '' : query.tab],
      ['state', query.state ?? ''],
      ['expiring', query.expiring === null ? '' : String(query.expiring)],
      ['product', query.product],
      ['insurer', query.insurer],
      ...orderDays.flatMap((days): [string, string][] => [
        [`${days}From`, query[days].from],
        [`${days}Until`, query[days].until],
      ]),
      ['keyword', query.keyword],
      ['sort', sortText(query.sort) === sortText(newestFirst) ? '' : sortText(query.sort)],
      ['page', query.page === 1 ? '' : String(query.page)],
    ] satisfies [string, string][]
  ).filter(([, value]) => value !== '');

const dayIn = (text: string | null): CalendarDay => (text !== null && isCalendarDay(text) ? text : '');

const daysIn = (params: URLSearchParams, days: (typeof orderDays)[number]): DayRange => ({
  from: dayIn(params.get(`${days}From`)),
  until: dayIn(params.get(`${days}Until`)),
});

/** Reads an address; what it can't mean is left out. */
export function orderQueryIn(params: URLSearchParams): OrderListQuery {
  const page = Number(params.get('page') ?? '1');
  const tab = orderTabOf(params.get('status'));
  return {
    tab,
    state:
      stateChoicesUnder(tab).find((choice) =>
        statesLabelledAs(choice).some((state) => state === params.get('state')),
      ) ?? null,
    expiring: expiryHorizons.find((days) => String(days) === params.get('expiring')) ?? null,
    product: params.get('product') ?? '',
    insurer: params.get('insurer') ?? '',
    submitted: daysIn(params, 'submitted'),
    starts: daysIn(params, 'starts'),
    ends: daysIn(params, 'ends'),
    keyword: params.get('keyword') ?? '',
    sort: sortOf(params.get('sort')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of the list under a filter; of a state alone, under its own tab. */
export function orderListPath(filter: Partial<OrderListQuery>): string {
  const tab = filter.tab ?? (filter.state ? tabOfState(filter.state) : 'all');
  const query = new URLSearchParams(entriesOf({ ...everyOrder, ...filter, tab })).toString();
  return query === '' ? paths.orders : `${paths.orders}?${query}`;
}

/** Filter and page of the order list, kept in the address; another filter begins at page 1, another tab with all its states. */
export function useOrderQueryInUrl(): [OrderListQuery, (patch: Partial<OrderListQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const query = orderQueryIn(params);
  const change = (patch: Partial<OrderListQuery>) => {
    const next = { ...query, page: 1, ...(patch.tab === undefined ? {} : { state: null }), ...patch };
    setParams(entriesOf(next), { replace: patch.keyword !== undefined });
  };
  return [query, change];
}
