import { type CalendarDay, isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';

import { anyDay, type DayRange, newestFirst, type OrderSort, orderSortKeys } from '../../contract/orderQuery.ts';
import { type ExpiryHorizon, expiryHorizons } from '../../contract/workload.ts';
import { sortEntries, sortIn } from '../list/sortInAddress.ts';
import type { ListAddress } from '../list/useListAddress.ts';
import { type AddressEntries, pageEntries, pageIn } from '../list/viewInAddress.ts';
import { paths } from '../platform/navigation/paths.ts';
import { type OrderTab, orderTabOf, stateChoicesUnder, statesLabelledAs, tabOfState } from './orderTabs.ts';

/** Filter, sort order and page of the list. */
export interface OrderListQuery {
  readonly tab: OrderTab;
  /** State of the tab, which also stands for states with the same label; null for all states of the tab. */
  readonly state: OrderStatus | null;
  /** Only policies in force that end within this number of days; null for all orders. */
  readonly expiring: ExpiryHorizon | null;
  /** Id of a product; empty for all products. */
  readonly product: string;
  /** Code of an insurer; empty for all insurers. */
  readonly insurer: string;
  readonly submitted: DayRange;
  readonly starts: DayRange;
  readonly ends: DayRange;
  readonly keyword: string;
  readonly sort: OrderSort;
  /** Page number from 1. */
  readonly page: number;
}

/** Initial query of the list. */
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

/** Ranges of days by which orders can be filtered, and their parameters in the address. */
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

/** Reads the query from an address; invalid values are ignored. */
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

/** Returns the address of the list with a filter. A state without a tab opens the tab that contains it. */
export function orderListPath(filter: Partial<OrderListQuery>): string {
  const tab = filter.tab ?? (filter.state ? tabOfState(filter.state) : 'all');
  const entries = entriesOf({ ...everyOrder, ...filter, tab }).filter(([, value]) => value !== '');
  const query = new URLSearchParams(entries.map(([name, value]) => [name, value])).toString();
  return query === '' ? paths.orders : `${paths.orders}?${query}`;
}

/**
 * Keeps filter and page of the order list in the address. A new filter starts at page 1, and a new tab with all its
 * states.
 */
export function orderQueryAt(address: ListAddress): [OrderListQuery, (patch: Partial<OrderListQuery>) => void] {
  const query = orderQueryIn(address.params);
  const change = (patch: Partial<OrderListQuery>) => {
    const next = { ...query, page: 1, ...(patch.tab === undefined ? {} : { state: null }), ...patch };
    address.write(entriesOf(next), { replace: patch.keyword !== undefined });
  };
  return [query, change];
}
