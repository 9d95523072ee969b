import { Card } from '@tuanbao/library/components/Card';
import type { Fen } from '@tuanbao/library/domain/money/fen';
import { type PayState, PayWait, PopupBlockedDialog } from '@tuanbao/library/widgets/PayWait';
import type { ReactElement } from 'react';

import type { PaymentSettings, PaymentState } from './payment.ts';
import { usePaymentService } from './paymentContext.ts';
import { usePayPress } from './usePayPress.ts';

export interface PaymentUnderWayProps {
  readonly state: PaymentState;
  /** Number of the order or endorsement that is paid. */
  readonly orderSn: string;
  /** Type of the paid object. @default 'order' */
  readonly subject?: 'order' | 'endorsement' | undefined;
  readonly amountFen: Fen;
  /** True when the policy also exists. @default false */
  readonly isInsured?: boolean | undefined;
  /** Loads the state of the order or endorsement again. */
  readonly onCheck: () => void;
  /** Returns the address of the cashier page. @default the address for the order */
  readonly fetchPayUrl?: PaymentSettings['fetchPayUrl'] | undefined;
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

/** State of a payment that runs in another window, shown on the page that opened the window. */
export function PaymentUnderWay(props: PaymentUnderWayProps): ReactElement {
  const { state, orderSn, subject, amountFen, isInsured = false, onCheck, fetchPayUrl } = props;
  const payment = usePaymentService();
  const { pay } = usePayPress(orderSn, fetchPayUrl);

  return (
    <>
      <Card>
        <PayWait
          state={state.phase === 'paid' && isInsured ? 'insured' : states[state.phase]}
          orderSn={orderSn}
          subject={subject}
          amountFen={amountFen}
          onReopen={pay}
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
