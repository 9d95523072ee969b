import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import { orderMachine, type OrderReason } from '@tuanbao/library/domain/order/orderMachine';
import { isPastStartDate } from '@tuanbao/library/domain/order/unpaidOrder';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, Suspense, useState } from 'react';

import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { resubmitPath } from '../platform/navigation/paths.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import { DangerButton } from '../platform/page/DangerButton.styles.ts';
import { joinSentences } from '../platform/page/sentences.ts';
import { UnbrokenDates } from '../platform/page/UnbrokenDates.tsx';
import { useServices } from '../platform/services/services.ts';
import { messages } from './unpaidOrder.messages.ts';

const CancelOrderDialog = lazyPart(async () => (await import('./CancelOrderDialog.tsx')).CancelOrderDialog);

/** Button that cancels an unpaid order after the agent has confirmed the cancellation. */
export function CancelOrderButton({ order, onDone }: UnpaidOrderNoticeProps): ReactElement {
  const words = useMessages(messages);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <DangerButton size="small" variant="quiet" onPress={() => setAsking(true)}>
        {words.cancel}
      </DangerButton>
      {isAsking ? (
        <Suspense>
          <CancelOrderDialog order={order} onClose={() => setAsking(false)} onDone={onDone} />
        </Suspense>
      ) : null}
    </>
  );
}

export interface UnpaidOrderNoticeProps {
  readonly order: OrderDetail;
  /** Loads the state of the order again. */
  readonly onDone: () => void;
}

type ClosingReason = Extract<OrderReason, 'startDatePassed' | 'paymentOverdue' | 'cancelled' | 'closed'>;

const closingReasons: readonly ClosingReason[] = ['startDatePassed', 'paymentOverdue', 'cancelled', 'closed'];

const closingReasonOf = ({ events }: OrderDetail): ClosingReason => {
  const reason = events.filter(({ to }) => to === 'closed').at(-1)?.reason;
  return closingReasons.find((known) => known === reason) ?? 'closed';
};

/**
 * Notice that an order is in review, was closed, or can't be paid because its first day has come, with buttons that
 * cancel or copy the order. Renders nothing for any other order.
 */
export function UnpaidOrderNotice({ order, onDone }: UnpaidOrderNoticeProps): ReactElement | null {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const { clock } = useServices();
  const resubmit = (
    <Button size="small" variant="primary" onPress={() => void navigate(resubmitPath(order.productId, order.orderSn))}>
      {words.resubmit}
    </Button>
  );
  if (isPastStartDate(order, clock.today())) {
    return (
      <Notice
        tone="warning"
        title={words.pastTitle}
        action={
          <>
            <CancelOrderButton order={order} onDone={onDone} />
            {resubmit}
          </>
        }
      >
        <UnbrokenDates text={words.pastText(order.startDate)} />
      </Notice>
    );
  }
  if (order.status === 'closed') {
    return (
      <Notice title={words.closedTitle} action={resubmit}>
        {joinSentences(words.closed[closingReasonOf(order)], words.closedNext, words.refundNote)}
      </Notice>
    );
  }
  if (isIn(orderMachine.sets.inReview, order.status)) {
    return <Notice action={<CancelOrderButton order={order} onDone={onDone} />}>{words.reviewing}</Notice>;
  }
  return null;
}
