import { useObservable } from '../platform/observable/useObservable.ts';
import type { PaymentSettings } from './payment.ts';
import { usePaymentService } from './paymentContext.ts';

export interface PayPress {
  /** Opens the payment window and leads it to the cashier; call it inside a press. */
  readonly pay: () => void;
  /** True when this order or endorsement is being paid. */
  readonly isUnderWay: boolean;
}

/**
 * Starts the payment of an order or an endorsement.
 *
 * @param sn number of what is paid
 * @param fetchPayUrl address of the cashier; that of the order by default
 */
export function usePayPress(sn: string, fetchPayUrl?: PaymentSettings['fetchPayUrl']): PayPress {
  const payment = usePaymentService();
  const { phase, orderSn } = useObservable(payment);
  const pay = () => {
    payment.open(sn);
    // `send` has shown why there is no address, and has closed the window
    payment.send(sn, fetchPayUrl).catch(() => undefined);
  };
  return { pay, isUnderWay: phase !== 'idle' && orderSn === sn };
}
