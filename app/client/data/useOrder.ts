import type { OrderDetail, PolicyView } from '@tuanbao/library/domain/order/order';

import { orderDetail } from '../../contract/orders.ts';
import { type Question, useQuestion } from '../platform/query/useQuestion.ts';

/** One of the agent's orders as it stands today; personal data masked. */
export const useOrder = (orderSn: string): Question<OrderDetail> => useQuestion(orderDetail, { orderSn });

/** The order in the view that is asked for; as it stands today it is there already. */
export function useOrderInView(order: OrderDetail, view: PolicyView): Question<OrderDetail> {
  const isSold = view === 'sold' && order.endorsed !== undefined;
  const sold = useQuestion(orderDetail, isSold ? { orderSn: order.orderSn, policyView: 'sold' } : null);
  return isSold ? sold : { data: order, error: undefined, isLoading: false, ask: sold.ask };
}
