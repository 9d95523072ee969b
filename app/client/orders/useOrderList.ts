import { useState } from 'react';

import type { OrderQuery } from '../../contract/orderQuery.ts';
import type { OrderPage } from '../../contract/orders.ts';
import { orderPageSize, useOrders } from '../data/useOrders.ts';
import { useProducts } from '../data/useProducts.ts';
import { firstView, type ListView } from '../list/listViews.ts';
import { useListViews } from '../list/listViewsContext.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import { useDebounced } from '../platform/query/useDebounced.ts';
import type { Question } from '../platform/query/useQuestion.ts';
import { orderTabs, statesLabelledAs } from './orderTabs.ts';
import { everyOrder, type OrderListQuery, useOrderQueryInUrl } from './useOrderQueryInUrl.ts';

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
  const [query, change] = useOrderQueryInUrl();
  const [insured, setInsured] = useState('');
  const keyword = useDebounced(query.keyword.trim());
  const views = useListViews();
  const view = useObservable(views).orders ?? firstView;
  const products = useProducts().data;
  const pageSize = view.view === 'table' ? view.pageSize : orderPageSize;
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
  return {
    query,
    change,
    insured,
    setInsured: (typed) => {
      setInsured(typed.trim());
      change({});
    },
    view,
    setView: (patch) => {
      views.change('orders', patch);
      change({}); // another number of rows starts at the first page
    },
    pageSize,
    products: products ?? [],
    orders: useOrders(asked && { ...asked, page: query.page, pageSize }),
    asked,
    isFiltered: insured !== '' || isNarrowed({ ...query, keyword }),
    clear: () => {
      setInsured('');
      change(everyOrder);
    },
  };
}
