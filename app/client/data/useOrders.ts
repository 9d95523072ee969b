import type { OrderQuery } from '../../contract/orderQuery.ts';
import { listOrders, type OrderPage } from '../../contract/orders.ts';
import { type Question, useQuestion } from '../platform/query/useQuestion.ts';

/**
 * Returns a page of the agent's orders. The previous page stays visible while the next one loads. With null no request
 * is sent.
 */
export const useOrders = (query: OrderQuery | null): Question<OrderPage> =>
  useQuestion(listOrders, query, { keepPreviousData: true });
