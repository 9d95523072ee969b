import { type CalendarDay, isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';

import { anyDay, type DayRange, newestFirst, type OrderSort, orderSortKeys } from '../../contract/orderQuery.ts';
import { sortEntries, sortIn } from '../list/sortInAddress.ts';
import type { ListAddress } from '../list/useListAddress.ts';
import { type AddressEntries, pageEntries, pageIn } from '../list/viewInAddress.ts';
import { paths } from '../platform/navigation/paths.ts';
import { type OrderTab, orderTabOf, stateChoicesUnder, statesLabelledAs, tabOfState } from './orderTabs.ts';

/** Numbers of days. For each number, the list can show the policies whose cover ends within that number of days. */
export const expiryHorizons = [60, 30, 7] as const;
export type ExpiryHorizon = (typeof expiryHorizons)[number];

/** Filter, sort order and page of the list of orders. */
export interface OrderListQuery {
  readonly tab: OrderTab;
  /**
   * State of the orders; it is one of the tab's states. Orders in another state with the same label are included. Null
   * for all states of the tab.
   */
  readonly state: OrderStatus | null;
  /** Only policies that are in force and end within this number of days are shown. Null for all orders. */
  readonly expiring: ExpiryHorizon | null;
  /** Id of the product of the orders; empty for the orders of all products. */
  readonly product: string;
  /** Code of the insurer of the orders; empty for the orders of all insurers. */
  readonly insurer: string;
  readonly submitted: DayRange;
  readonly starts: DayRange;
  readonly ends: DayRange;
  readonly keyword: string;
  readonly sort: OrderSort;
  /** Number of the page, from 1. */
  readonly page: number;
}

/** Query of the list before the agent changes it. */
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

/** Ranges of days by which orders can be filtered. In the address, a range is two days: `startsFrom`, `startsUntil`. */
export const orderDays = ['submitted', 'starts', 'ends'] as const;

const entriesOf = (query: OrderListQuery): AddressEntries => [
  ['status', query.tab === 'all' ? '' : query.tab],
  ['state', query.state ?? ''],
  ['expiring', query.expiring === null ? '' : String(query.expiring)],
  ['product', query.product],
  ['insurer', query.insurer],
  ...orderDays.flatMap((days): AddressEntries => [
    [`${days}From`, query[days].from],
    [`${days}Until`, query[days].until],
  ]),
  ['keyword', query.keyword],
  ...sortEntries(query.sort, newestFirst),
  ...pageEntries(query.page),
];

const dayIn = (text: string | null): CalendarDay => (text !== null && isCalendarDay(text) ? text : '');

const daysIn = (params: URLSearchParams, days: (typeof orderDays)[number]): DayRange => ({
  from: dayIn(params.get(`${days}From`)),
  until: dayIn(params.get(`${days}Until`)),
});

/** Returns the query that an address contains. Invalid values are ignored. */
export function orderQueryIn(params: URLSearchParams): OrderListQuery {
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
    sort: sortIn(params, orderSortKeys, newestFirst),
    page: pageIn(params),
  };
}

/**
 * Returns the address of the list of orders with a filter. If the filter has a state and no tab, the list opens in the
 * tab that contains the state.
 */
export function orderListPath(filter: Partial<OrderListQuery>): string {
  const tab = filter.tab ?? (filter.state ? tabOfState(filter.state) : 'all');
  const entries = entriesOf({ ...everyOrder, ...filter, tab }).filter(([, value]) => value !== '');
  const query = new URLSearchParams(entries.map(([name, value]) => [name, value])).toString();
  return query === '' ? paths.orders : `${paths.orders}?${query}`;
}

/**
 * Keeps the filter and the page of the order list in the address. When the filter changes, the list starts at page 1.
 * When the tab changes, all states of the new tab are shown.
 */
export function orderQueryAt(address: ListAddress): [OrderListQuery, (patch: Partial<OrderListQuery>) => void] {
  const query = orderQueryIn(address.params);
  const change = (patch: Partial<OrderListQuery>) => {
    const next = { ...query, page: 1, ...(patch.tab === undefined ? {} : { state: null }), ...patch };
    address.write(entriesOf(next), { replace: patch.keyword !== undefined });
  };
  return [query, change];
}
