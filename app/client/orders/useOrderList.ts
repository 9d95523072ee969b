import { useState } from 'react';

import type { OrderQuery } from '../../contract/orderQuery.ts';
import type { OrderPage } from '../../contract/orders.ts';
import { useOrders } from '../data/useOrders.ts';
import { useProducts } from '../data/useProducts.ts';
import { chosenProductIds } from '../filters/productChoice.ts';
import type { ListView } from '../list/listViews.ts';
import { useListAddress } from '../list/useListAddress.ts';
import { usePageInReach } from '../list/usePageInReach.ts';
import { useDebounced } from '../platform/query/useDebounced.ts';
import type { Question } from '../platform/query/useQuestion.ts';
import { everyOrder, type OrderListQuery, orderQueryAt } from './orderQueryInAddress.ts';
import { orderTabs, statesLabelledAs } from './orderTabs.ts';

/** State of the order list: its query, and functions that change it. */
export interface OrderList {
  readonly query: OrderListQuery;
  readonly change: (patch: Partial<OrderListQuery>) => void;
  /**
   * Complete name or id number of an insured person. Only orders in which this person is or was insured are listed;
   * empty for all orders. The text lasts while the list is open and isn't written to the address.
   */
  readonly insured: string;
  readonly setInsured: (insured: string) => void;
  readonly view: ListView;
  readonly setView: (patch: Partial<ListView>) => void;
  readonly pageSize: number;
  readonly products: NonNullable<ReturnType<typeof useProducts>['data']>;
  readonly orders: Question<OrderPage>;
  /** Query for the server, without the page. Null while the products of the chosen insurer are loaded. */
  readonly asked: Omit<OrderQuery, 'page' | 'pageSize'> | null;
  /** True if any filter is set. */
  readonly isFiltered: boolean;
  /** Resets filters, tab and sort order. The list then shows all orders, newest first. */
  readonly clear: () => void;
}

/** True if the query has any filter. Page and sort order don't count as filters. */
const isNarrowed = (query: OrderListQuery): boolean => {
  const { page, sort } = everyOrder;
  return JSON.stringify({ ...query, page, sort }) !== JSON.stringify(everyOrder);
};

/** Returns filter, view and entries of the order list. */
export function useOrderList(): OrderList {
  const address = useListAddress('orders');
  const [query, change] = orderQueryAt(address);
  const [insured, setInsured] = useState('');
  const keyword = useDebounced(query.keyword.trim());
  const { view, setView, pageSize } = address;
  const products = useProducts().data;
  const productIds = chosenProductIds(query, products);
  const asked =
    productIds === null
      ? null
      : {
          statuses: query.state === null ? orderTabs[query.tab] : statesLabelledAs(query.state),
          keyword,
          insured,
          expiresWithin: query.expiring ?? undefined,
          productIds,
          submitted: query.submitted,
          starts: query.starts,
          ends: query.ends,
          sort: query.sort,
        };
  const orders = useOrders(asked && { ...asked, page: query.page, pageSize });
  usePageInReach(address, orders.isLoading ? undefined : orders.data?.total);
  return {
    query,
    change,
    insured,
    setInsured: (typed) => {
      setInsured(typed.trim());
      change({});
    },
    view,
    setView,
    pageSize,
    products: products ?? [],
    orders,
    asked,
    isFiltered: insured !== '' || isNarrowed({ ...query, keyword }),
    clear: () => {
      setInsured('');
      change(everyOrder);
    },
  };
}
