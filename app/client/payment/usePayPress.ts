import { useObservable } from '../platform/observable/useObservable.ts';
import type { PaymentSettings } from './payment.ts';
import { usePaymentService } from './paymentContext.ts';

export interface PayPress {
  /** Opens the payment window and redirects it to the cashier page. The function must be called in a click event. */
  readonly pay: () => void;
  /** True while this order or endorsement is being paid. */
  readonly isUnderWay: boolean;
}

/**
 * Starts the payment of an order or an endorsement.
 *
 * @param sn number of the order or endorsement
 * @param fetchPayUrl returns the address of the cashier page; by default that of the order
 */
export function usePayPress(sn: string, fetchPayUrl?: PaymentSettings['fetchPayUrl']): PayPress {
  const payment = usePaymentService();
  const { phase, orderSn } = useObservable(payment);
  const pay = () => {
    payment.open(sn);
    // `send` has already shown the reason and closed the window
    payment.send(sn, fetchPayUrl).catch(() => undefined);
  };
  return { pay, isUnderWay: phase !== 'idle' && orderSn === sn };
}
