import type { OrderQuery } from '../../contract/orderQuery.ts';
import { listOrders, type OrderPage } from '../../contract/orders.ts';
import { type Question, useQuestion } from '../platform/query/useQuestion.ts';

/** A page of the agent's orders; the page before stays in sight while the next one loads. null: nothing is asked yet. */
export const useOrders = (query: OrderQuery | null): Question<OrderPage> =>
  useQuestion(listOrders, query, { keepPreviousData: true });
