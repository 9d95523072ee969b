import { useObservable } from '../platform/observable/useObservable.ts';
import type { PaymentSettings } from './payment.ts';
import { usePaymentService } from './paymentContext.ts';

export interface PayPress {
  /**
   * Opens the payment window and redirects the window to the cashier page. `pay` must be called in a click event,
   * because browsers block the window otherwise.
   */
  readonly pay: () => void;
  /** True while the order or endorsement with the number `sn` is being paid. */
  readonly isUnderWay: boolean;
}

/**
 * Returns the function that starts the payment of an order or an endorsement.
 *
 * @param sn number of the order or endorsement
 * @param fetchPayUrl returns the address of the cashier page; by default it is the address for an order
 */
export function usePayPress(sn: string, fetchPayUrl?: PaymentSettings['fetchPayUrl']): PayPress {
  const payment = usePaymentService();
  const { phase, orderSn } = useObservable(payment);
  const pay = () => {
    payment.open(sn);
    // `send` has already shown why the payment can't start, and has closed the window.
    payment.send(sn, fetchPayUrl).catch(() => undefined);
  };
  return { pay, isUnderWay: phase !== 'idle' && orderSn === sn };
}
