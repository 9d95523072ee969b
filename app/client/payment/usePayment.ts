import type { OrderStatus } from '@tuanbao/library/domain/order/orderStatus';
import { useEffect } from 'react';

import { useServices } from '../services.ts';
import { useObservable } from '../useObservable.ts';
import { hearPayResults } from './payChannel.ts';
import type { PaymentState } from './payment.ts';

const lookMs = 500;

const paidStatuses: readonly OrderStatus[] = ['underwriting', 'issuing', 'insured', 'insuredMaterialsDue'];

/** Whether the money has arrived. */
export const isPaid = (status: OrderStatus): boolean => paidStatuses.includes(status);

/** The payment of an order, as far as this page has to do with it; `null` where another order or none is being paid. */
export function usePayment(orderSn: string, status: OrderStatus | undefined): PaymentState | null {
  const { payment } = useServices();
  const state = useObservable(payment);
  const isOurs = state.orderSn === orderSn && state.phase !== 'idle';

  useEffect(() => hearPayResults((message) => payment.hear(message)), [payment]);

  useEffect(() => {
    if (state.phase !== 'waiting') return undefined;
    const timer = setInterval(() => payment.look(), lookMs);
    return () => clearInterval(timer);
  }, [payment, state.phase]);

  useEffect(() => {
    if (isOurs && status !== undefined && isPaid(status)) payment.hear({ orderSn, result: 'paid' });
  }, [payment, isOurs, orderSn, status]);

  return isOurs ? state : null;
}
