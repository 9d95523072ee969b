import type { Fen } from '@tuanbao/library/domain/money/fen';
import { type ReactElement, Suspense } from 'react';

import { lazyAhead } from '../platform/lazy/lazyPart.ts';
import type { PaymentSettings } from './payment.ts';
import { usePayment } from './usePayment.ts';

/** Loaded ahead: the network may be gone when the payment needs it. */
const PaymentUnderWay = lazyAhead(async () => (await import('./PaymentUnderWay.tsx')).PaymentUnderWay);

export interface PaymentPanelProps {
  /** Number of the order, or of the endorsement, that is paid. */
  readonly orderSn: string;
  /** Subject of the number. @default 'order' */
  readonly subject?: 'order' | 'endorsement';
  readonly amountFen: Fen;
  /** True when the money has arrived. */
  readonly hasArrived: boolean;
  /** True when the policy is there too. @default false */
  readonly isInsured?: boolean;
  /** Asks the server where it stands. */
  readonly onCheck: () => void;
  /** Address of the cashier. @default that of the order */
  readonly fetchPayUrl?: PaymentSettings['fetchPayUrl'];
}

/** The payment that runs in another window, as the page that opened it sees it; nothing while there is none. */
export function PaymentPanel({ hasArrived, ...props }: PaymentPanelProps): ReactElement | null {
  const state = usePayment(props.orderSn, hasArrived);
  if (!state) return null;
  return (
    <Suspense>
      <PaymentUnderWay {...props} state={state} />
    </Suspense>
  );
}
