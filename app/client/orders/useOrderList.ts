import { useState } from 'react';

import type { OrderQuery } from '../../contract/orderQuery.ts';
import type { OrderPage } from '../../contract/orders.ts';
import { useOrders } from '../data/useOrders.ts';
import { useProducts } from '../data/useProducts.ts';
import type { ListView } from '../list/listViews.ts';
import { useListAddress } from '../list/useListAddress.ts';
import { usePageInReach } from '../list/usePageInReach.ts';
import { useDebounced } from '../platform/query/useDebounced.ts';
import type { Question } from '../platform/query/useQuestion.ts';
import { everyOrder, type OrderListQuery, orderQueryAt } from './orderQueryInAddress.ts';
import { orderTabs, statesLabelledAs } from './orderTabs.ts';

/** State of the list of orders. */
export interface OrderList {
  readonly query: OrderListQuery;
  readonly change: (patch: Partial<OrderListQuery>) => void;
  /** Name or id number of an insured person in the search; it lasts for this visit and is never in an address. */
  readonly insured: string;
  readonly setInsured: (insured: string) => void;
  readonly view: ListView;
  readonly setView: (patch: Partial<ListView>) => void;
  readonly pageSize: number;
  readonly products: NonNullable<ReturnType<typeof useProducts>['data']>;
  readonly orders: Question<OrderPage>;
  /** Query without its page; null while the products of an insurer load. */
  readonly asked: Omit<OrderQuery, 'page' | 'pageSize'> | null;
  /** True when a filter is set. */
  readonly isFiltered: boolean;
  /** Clears all filters. */
  readonly clear: () => void;
}

/** Returns the products that a filter allows; undefined for all; null while they load. */
function productIdsOf(
  { product, insurer }: OrderListQuery,
  products: OrderList['products'] | undefined,
): readonly string[] | undefined | null {
  if (insurer === '') return product === '' ? undefined : [product];
  if (!products) return null;
  const ofInsurer = products.filter((each) => each.insurer.code === insurer).map(({ id }) => id);
  return product === '' ? ofInsurer : ofInsurer.filter((id) => id === product);
}

/** True when a filter is set; page and sort order aren't filters. */
const isNarrowed = (query: OrderListQuery): boolean => {
  const { page, sort } = everyOrder;
  return JSON.stringify({ ...query, page, sort }) !== JSON.stringify(everyOrder);
};

/** Returns filter, view and entries of the list of orders. */
export function useOrderList(): OrderList {
  const address = useListAddress('orders');
  const [query, change] = orderQueryAt(address);
  const [insured, setInsured] = useState('');
  const keyword = useDebounced(query.keyword.trim());
  const { view, setView, pageSize } = address;
  const products = useProducts().data;
  const productIds = productIdsOf(query, products);
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
