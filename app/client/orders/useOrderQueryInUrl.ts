import { useSearchParams } from '../router.ts';
import { type OrderTab, orderTabOf } from './orderTabs.ts';

/** Which orders the list shows. */
export interface OrderListQuery {
  readonly tab: OrderTab;
  readonly keyword: string;
  /** From 1. */
  readonly page: number;
}

/** Tab, keyword and page of the order list, kept in the address; a change of tab or keyword begins at page 1. */
export function useOrderQueryInUrl(): [OrderListQuery, (patch: Partial<OrderListQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page') ?? '1');
  const query: OrderListQuery = {
    tab: orderTabOf(params.get('status')),
    keyword: params.get('keyword') ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
  const change = (patch: Partial<OrderListQuery>) => {
    const next = { ...query, page: 1, ...patch };
    const entries: [string, string][] = [
      ['status', next.tab === 'all' ? '' : next.tab],
      ['keyword', next.keyword],
      ['page', next.page === 1 ? '' : String(next.page)],
    ];
    setParams(
      entries.filter(([, value]) => value !== ''),
      { replace: patch.keyword !== undefined },
    );
  };
  return [query, change];
}
