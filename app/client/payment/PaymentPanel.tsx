import type { Fen } from '@tuanbao/library/domain/money/fen';
import { type ReactElement, Suspense } from 'react';

import { lazyAhead } from '../platform/lazy/lazyPart.ts';
import type { PaymentSettings } from './payment.ts';
import { usePayment } from './usePayment.ts';

/** Preloaded, because the network may be unavailable when the payment needs it. */
const PaymentUnderWay = lazyAhead(async () => (await import('./PaymentUnderWay.tsx')).PaymentUnderWay);

export interface PaymentPanelProps {
  /** Number of the order or endorsement that is paid. */
  readonly orderSn: string;
  /** Type of the paid object. @default 'order' */
  readonly subject?: 'order' | 'endorsement';
  readonly amountFen: Fen;
  /** True when the payment has arrived. */
  readonly hasArrived: boolean;
  /** True when the policy also exists. @default false */
  readonly isInsured?: boolean;
  /** Loads the state of the order or endorsement again. */
  readonly onCheck: () => void;
  /** Returns the address of the cashier page. @default the address for the order */
  readonly fetchPayUrl?: PaymentSettings['fetchPayUrl'];
}

/** State of a payment that runs in another window. Renders nothing when there is none. */
export function PaymentPanel({ hasArrived, ...props }: PaymentPanelProps): ReactElement | null {
  const state = usePayment(props.orderSn, hasArrived);
  if (!state) return null;
  return (
    <Suspense>
      <PaymentUnderWay {...props} state={state} />
    </Suspense>
  );
}
