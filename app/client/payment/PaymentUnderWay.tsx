import { Card } from '@tuanbao/library/components/Card';
import type { Fen } from '@tuanbao/library/domain/money/fen';
import { type PayState, PayWait, PopupBlockedDialog } from '@tuanbao/library/widgets/PayWait';
import type { ReactElement } from 'react';

import type { PaymentSettings, PaymentState } from './payment.ts';
import { usePaymentService } from './paymentContext.ts';
import { usePayPress } from './usePayPress.ts';

export interface PaymentUnderWayProps {
  readonly state: PaymentState;
  /** Number of the order or endorsement that is being paid. */
  readonly orderSn: string;
  /** Kind of the object that is being paid. @default 'order' */
  readonly subject?: 'order' | 'endorsement' | undefined;
  readonly amountFen: Fen;
  /** True if the order is paid and its policy is issued. @default false */
  readonly isInsured?: boolean | undefined;
  /** Loads the state of the order or endorsement again. */
  readonly onCheck: () => void;
  /** Requests the address of the cashier page. @default requests the address for paying the order */
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

/** Shows the state of a payment on the page that started it. */
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
