import type { Fen } from '@tuanbao/library/domain/money/fen';
import { type ReactElement, Suspense } from 'react';

import { lazyAhead } from '../platform/lazy/lazyPart.ts';
import type { PaymentSettings } from './payment.ts';
import { usePayment } from './usePayment.ts';

/**
 * State of a running payment. Its code is loaded in advance, because the network may be unavailable when the code is
 * needed.
 */
const PaymentUnderWay = lazyAhead(async () => (await import('./PaymentUnderWay.tsx')).PaymentUnderWay);

export interface PaymentPanelProps {
  /** Number of the order or endorsement that is being paid. */
  readonly orderSn: string;
  /** Kind of the object that is being paid. @default 'order' */
  readonly subject?: 'order' | 'endorsement';
  readonly amountFen: Fen;
  /** True if the payment has arrived. */
  readonly hasArrived: boolean;
  /** True if the order is paid and its policy is issued. @default false */
  readonly isInsured?: boolean;
  /** Loads the state of the order or endorsement again. */
  readonly onCheck: () => void;
  /** Requests the address of the cashier page. @default requests the address for paying the order */
  readonly fetchPayUrl?: PaymentSettings['fetchPayUrl'];
}

/** Shows the state of the payment of this order that was started on this page. Renders nothing if none was started. */
export function PaymentPanel({ hasArrived, ...props }: PaymentPanelProps): ReactElement | null {
  const state = usePayment(props.orderSn, hasArrived);
  if (!state) return null;
  return (
    <Suspense>
      <PaymentUnderWay {...props} state={state} />
    </Suspense>
  );
}
