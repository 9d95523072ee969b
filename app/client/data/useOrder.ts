import type { OrderDetail } from '@tuanbao/library/domain/order/order';

import { orderDetail } from '../../contract/orders.ts';
import { type Question, useQuestion } from './useQuestion.ts';

/** One of the agent's orders; personal data masked. */
export const useOrder = (orderSn: string): Question<OrderDetail> => useQuestion(orderDetail, { orderSn });
