import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import { isPayable } from '@tuanbao/library/domain/order/unpaidOrder';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, Suspense, useState } from 'react';

import { messages as orderMessages } from '../orders/orderActions.messages.ts';
import { messages } from '../orders/orders.messages.ts';
import { CancelOrderButton, UnpaidOrderNotice } from '../orders/UnpaidOrderNotice.tsx';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { useServices } from '../platform/services/services.ts';
import { PaymentPanel } from './PaymentPanel.tsx';
import { isPaid } from './usePayment.ts';
import { usePayPress } from './usePayPress.ts';

const HandOverDialog = lazyPart(async () => (await import('./HandOverDialog.tsx')).HandOverDialog);
const TransferDialog = lazyPart(async () => (await import('./TransferDialog.tsx')).TransferDialog);

export interface OrderPaymentProps {
  readonly order: OrderDetail;
  /** Loads the state of the order again. */
  readonly onCheck: () => void;
}

/** Buttons for the ways to pay an order that awaits payment. If a payment is running, its state is shown. */
export function OrderPayment({ order, onCheck }: OrderPaymentProps): ReactElement {
  const orderWords = useMessages(orderMessages);
  const [isTransferring, setTransferring] = useState(false);
  const [isHandingOver, setHandingOver] = useState(false);
  const { clock } = useServices();
  const { pay, isUnderWay } = usePayPress(order.orderSn);

  return (
    <>
      <UnpaidOrderNotice order={order} onDone={onCheck} />
      {isPayable(order, clock.today()) && !isUnderWay ? (
        <WaysToPay
          order={order}
          onCheck={onCheck}
          onPay={pay}
          onTransfer={() => setTransferring(true)}
          onHandOver={() => setHandingOver(true)}
        />
      ) : null}
      {order.status === 'transferPending' ? (
        <Notice
          action={
            <Button size="small" onPress={() => setTransferring(true)}>
              {orderWords.transfer}
            </Button>
          }
        >
          {orderWords.waitingTransfer}
        </Notice>
      ) : null}
      {isTransferring ? (
        <Suspense>
          <TransferDialog
            orderSn={order.orderSn}
            productId={order.productId}
            onClose={() => setTransferring(false)}
            onClaimed={() => {
              setTransferring(false);
              onCheck();
            }}
          />
        </Suspense>
      ) : null}
      {isHandingOver ? (
        <Suspense>
          <HandOverDialog orderSn={order.orderSn} onClose={() => setHandingOver(false)} />
        </Suspense>
      ) : null}
      <PaymentPanel
        orderSn={order.orderSn}
        amountFen={order.totalFen}
        hasArrived={isPaid(order.status)}
        isInsured={order.status === 'insured'}
        onCheck={onCheck}
      />
    </>
  );
}

interface WaysToPayProps extends OrderPaymentProps {
  readonly onPay: () => void;
  readonly onTransfer: () => void;
  readonly onHandOver: () => void;
}

function WaysToPay({ order, onCheck, onPay, onTransfer, onHandOver }: WaysToPayProps): ReactElement {
  const words = useMessages(messages);
  const orderWords = useMessages(orderMessages);
  const actions = (
    <>
      <CancelOrderButton order={order} onDone={onCheck} />
      <Button size="small" onPress={onHandOver}>
        {orderWords.handOver}
      </Button>
      <Button size="small" onPress={onTransfer}>
        {orderWords.transfer}
      </Button>
      <Button size="small" variant="primary" onPress={onPay}>
        {words.payNow(formatFen(order.totalFen))}
      </Button>
    </>
  );
  return (
    <Notice tone="info" action={actions}>
      {words.payBefore}
    </Notice>
  );
}
