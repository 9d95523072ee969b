import { listOrders, type OrderPage, type OrderQuery } from '../../contract/orders.ts';
import { type Question, useQuestion } from '../platform/query/useQuestion.ts';

/** Specification §9: page size of the order list. */
export const orderPageSize = 4;

/** A page of the agent's orders; the page before stays in sight while the next one loads. */
export const useOrders = (query: Omit<OrderQuery, 'pageSize'>): Question<OrderPage> =>
  useQuestion(listOrders, { ...query, pageSize: orderPageSize }, { keepPreviousData: true });
