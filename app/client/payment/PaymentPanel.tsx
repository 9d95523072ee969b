import { Card } from '@tuanbao/library/components/Card';
import type { Fen } from '@tuanbao/library/domain/money/fen';
import type { OrderStatus } from '@tuanbao/library/domain/order/orderStatus';
import { type PayState, PayWait, PopupBlockedDialog } from '@tuanbao/library/widgets/PayWait';
import type { ReactElement } from 'react';

import { useServices } from '../services.ts';
import type { PaymentState } from './payment.ts';
import { usePayment } from './usePayment.ts';

export interface PaymentPanelProps {
  readonly orderSn: string;
  readonly amountFen: Fen;
  readonly status: OrderStatus;
  /** Asks the server where the order stands. */
  readonly onCheck: () => void;
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
export function PaymentPanel({ orderSn, amountFen, status, onCheck }: PaymentPanelProps): ReactElement | null {
  const { payment } = useServices();
  const state = usePayment(orderSn, status);
  if (!state) return null;

  const reopen = () => {
    payment.open(orderSn);
    // The reader has been told why there is no address; the window is closed again.
    payment.send(orderSn).catch(() => undefined);
  };

  return (
    <>
      <Card>
        <PayWait
          state={state.phase === 'paid' && status === 'insured' ? 'insured' : states[state.phase]}
          orderSn={orderSn}
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
