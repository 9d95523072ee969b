import type { OrderDetail, PolicyView } from '@tuanbao/library/domain/order/order';

import { orderDetail } from '../../contract/orders.ts';
import { type Question, useQuestion } from '../platform/query/useQuestion.ts';

/**
 * Returns one of the agent's orders in its current state, with personal data masked. Its persons are left out, because
 * an order can have 10,000 of them.
 */
export const useOrder = (orderSn: string): Question<OrderDetail> =>
  useQuestion(orderDetail, { orderSn, personView: 'none' });

/** Returns one of the agent's orders in its current state with all persons. Personal data are masked. */
export const useOrderWithPersons = (orderSn: string): Question<OrderDetail> => useQuestion(orderDetail, { orderSn });

/**
 * Returns an order as it is now or as it was sold, without persons. `order` is the order as it is now, so a request is
 * needed only for the order as it was sold.
 */
export function useOrderInView(order: OrderDetail, view: PolicyView): Question<OrderDetail> {
  const isSold = view === 'sold' && order.endorsed !== undefined;
  const sold = useQuestion(
    orderDetail,
    isSold ? { orderSn: order.orderSn, policyView: 'sold', personView: 'none' } : null,
  );
  return isSold ? sold : { data: order, error: undefined, isLoading: false, ask: sold.ask };
}
