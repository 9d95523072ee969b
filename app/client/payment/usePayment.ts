import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import { orderMachine, type OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import { useEffect } from 'react';

import { useObservable } from '../platform/observable/useObservable.ts';
import { defaultWaitMs } from '../platform/waits.ts';
import { hearPayResults } from './payChannel.ts';
import type { PaymentState } from './payment.ts';
import { usePaymentService } from './paymentContext.ts';

/** True if an order in this state is paid. */
export const isPaid = (status: OrderStatus): boolean => isIn(orderMachine.sets.paid, status);

/**
 * Returns the state of the payment of an order or endorsement. Null if no payment of that order or endorsement was
 * started on this page.
 */
export function usePayment(orderSn: string, hasArrived: boolean): PaymentState | null {
  const payment = usePaymentService();
  const state = useObservable(payment);
  const isOurs = state.orderSn === orderSn && state.phase !== 'idle';

  useEffect(() => hearPayResults((message) => payment.hear(message)), [payment]);

  useEffect(() => {
    if (state.phase !== 'waiting') return undefined;
    const timer = setInterval(() => payment.look(), defaultWaitMs);
    return () => clearInterval(timer);
  }, [payment, state.phase]);

  useEffect(() => {
    if (isOurs && hasArrived) payment.hear({ orderSn, result: 'paid' });
  }, [payment, isOurs, orderSn, hasArrived]);

  return isOurs ? state : null;
}
