import type { OrderDetail, PolicyView } from '@tuanbao/library/domain/order/order';

import { orderDetail } from '../../contract/orders.ts';
import { type Question, useQuestion } from '../platform/query/useQuestion.ts';

/**
 * Returns one of the agent's orders in its current state, with personal data masked. The persons of the order are left
 * out, because there can be 10,000 of them.
 */
export const useOrder = (orderSn: string): Question<OrderDetail> =>
  useQuestion(orderDetail, { orderSn, personView: 'none' });

/** Returns one of the agent's orders in its current state with all persons. Personal data are masked. */
export const useOrderWithPersons = (orderSn: string): Question<OrderDetail> => useQuestion(orderDetail, { orderSn });

/**
 * Returns an order without persons, in its current state or as it was sold. `order` is the current state. A request is
 * sent only for the order as it was sold, and only if endorsements have changed it.
 */
export function useOrderInView(order: OrderDetail, view: PolicyView): Question<OrderDetail> {
  const isSold = view === 'sold' && order.endorsed !== undefined;
  const sold = useQuestion(
    orderDetail,
    isSold ? { orderSn: order.orderSn, policyView: 'sold', personView: 'none' } : null,
  );
  return isSold ? sold : { data: order, error: undefined, isLoading: false, ask: sold.ask };
}
