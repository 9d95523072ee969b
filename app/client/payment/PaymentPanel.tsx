import { Card } from '@tuanbao/library/components/Card';
import type { Fen } from '@tuanbao/library/domain/money/fen';
import { type PayState, PayWait, PopupBlockedDialog } from '@tuanbao/library/widgets/PayWait';
import type { ReactElement } from 'react';

import { useServices } from '../services.ts';
import type { PaymentSettings, PaymentState } from './payment.ts';
import { usePayment } from './usePayment.ts';

export interface PaymentPanelProps {
  /** Number of the order, or of the endorsement, that is paid. */
  readonly orderSn: string;
  /** What the number is of. @default 'order' */
  readonly subject?: 'order' | 'endorsement';
  readonly amountFen: Fen;
  /** Whether the money has arrived. */
  readonly hasArrived: boolean;
  /** Whether the policy is there too. @default false */
  readonly isInsured?: boolean;
  /** Asks the server where it stands. */
  readonly onCheck: () => void;
  /** Address of the cashier. @default that of the order */
  readonly fetchPayUrl?: PaymentSettings['fetchPayUrl'];
}

const states: Readonly<Record<PaymentState['phase'], PayState>> = {
  idle: 'waiting',
  opening: 'opening',
  waiting: 'waiting',
  blocked: 'blocked',
  inThisTab: 'blocked',
  paid: 'paid',
  failed: 'failed',
  closed: 'closed',
};

/** The payment that runs in another window, as the page that opened it sees it; nothing while there is none. */
export function PaymentPanel(props: PaymentPanelProps): ReactElement | null {
  const { orderSn, subject, amountFen, hasArrived, isInsured = false, onCheck, fetchPayUrl } = props;
  const { payment } = useServices();
  const state = usePayment(orderSn, hasArrived);
  if (!state) return null;

  const reopen = () => {
    payment.open(orderSn);
    // The reader has been told why there is no address; the window is closed again.
    payment.send(orderSn, fetchPayUrl).catch(() => undefined);
  };

  return (
    <>
      <Card>
        <PayWait
          state={state.phase === 'paid' && isInsured ? 'insured' : states[state.phase]}
          orderSn={orderSn}
          subject={subject}
          amountFen={amountFen}
          onReopen={reopen}
          onCheck={onCheck}
          payUrl={state.phase === 'inThisTab' && state.payUrl !== '' ? state.payUrl : undefined}
        />
      </Card>
      <PopupBlockedDialog
        isOpen={state.phase === 'blocked'}
        onOpenChange={(isOpen) => {
          if (!isOpen) payment.leaveBlocked();
        }}
        onAuthorise={() => payment.authorise()}
      />
    </>
  );
}
