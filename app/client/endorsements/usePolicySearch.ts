import type { OrderSummary } from '@tuanbao/library/domain/order/order';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';
import { useState } from 'react';

import { listOrders } from '../../contract/orders.ts';
import { endorsableProducts } from '../../contract/referenceData.ts';
import { useDebounced } from '../platform/query/useDebounced.ts';
import { forVisit, useQuestion } from '../platform/query/useQuestion.ts';

export const policyPageSize = 10;

/** The policies that can be endorsed and that match a search text. */
export interface PolicySearch {
  /** Text in the search field. */
  readonly typed: string;
  readonly type: (text: string) => void;
  /** True if the policies on the screen are filtered by a search text. */
  readonly isFiltered: boolean;
  /** Number of the page that is shown, from 1. When the search text changes, the first page is shown. */
  readonly page: number;
  readonly turn: (page: number) => void;
  /** Policies that were found; undefined until products and policies are loaded. */
  readonly found: { readonly orders: readonly OrderSummary[]; readonly total: number } | undefined;
  /** Error of the request for products or policies; undefined if no request failed. */
  readonly error: unknown;
  readonly ask: () => void;
}

/** Searches the policies in force of products that can be endorsed. */
export function usePolicySearch(): PolicySearch {
  const [typed, type] = useState('');
  const keyword = useDebounced(typed.trim());
  const [turned, setTurned] = useState({ keyword: '', page: 1 });
  const page = turned.keyword === keyword ? turned.page : 1;
  const products = useQuestion(endorsableProducts, {}, forVisit);
  const productIds = products.data?.map(({ productId }: { readonly productId: string }) => productId);
  const orders = useQuestion(
    listOrders,
    productIds ? { page, pageSize: policyPageSize, statuses: orderMachine.sets.inForce, keyword, productIds } : null,
    { keepPreviousData: true },
  );
  return {
    typed,
    type,
    isFiltered: keyword !== '',
    page,
    turn: (next) => setTurned({ keyword, page: next }),
    found: products.data && orders.data,
    error: orders.error ?? products.error,
    ask: orders.error ? orders.ask : products.ask,
  };
}
