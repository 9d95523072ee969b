import type { OrderQuery } from '../../contract/orderQuery.ts';
import { listOrders, type OrderPage } from '../../contract/orders.ts';
import { type Question, useQuestion } from '../platform/query/useQuestion.ts';

/**
 * Returns a page of the agent's orders. While the next page loads, the previous one stays visible. If the query is
 * null, no request is sent.
 */
export const useOrders = (query: OrderQuery | null): Question<OrderPage> =>
  useQuestion(listOrders, query, { keepPreviousData: true });
