import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';

import { type ExpiryHorizon, expiryHorizons } from '../../contract/workload.ts';
import { paths } from '../platform/navigation/paths.ts';
import { useSearchParams } from '../platform/navigation/router.ts';
import { type OrderTab, orderTabOf, stateChoicesUnder, statesLabelledAs, tabOfState } from './orderTabs.ts';

/** Which orders the list shows. */
export interface OrderListQuery {
  readonly tab: OrderTab;
  /** One of the tab's states, and with it those that are labelled alike; null: all of them. */
  readonly state: OrderStatus | null;
  /** Only policies in force that end within so many days; null: all orders. */
  readonly expiring: ExpiryHorizon | null;
  readonly keyword: string;
  /** From 1. */
  readonly page: number;
}

/** The list as it opens. */
export const everyOrder: OrderListQuery = { tab: 'all', state: null, expiring: null, keyword: '', page: 1 };

const entriesOf = ({ tab, state, expiring, keyword, page }: OrderListQuery): [string, string][] =>
  (
    [
      ['status', tab === 'all' ? '' : tab],
      ['state', state ?? ''],
      ['expiring', expiring === null ? '' : String(expiring)],
      ['keyword', keyword],
      ['page', page === 1 ? '' : String(page)],
    ] satisfies [string, string][]
  ).filter(([, value]) => value !== '');

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
    keyword: params.get('keyword') ?? '',
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
