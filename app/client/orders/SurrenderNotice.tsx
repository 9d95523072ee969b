import { Notice } from '@tuanbao/library/components/Notice';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import type { OrderSurrender } from '@tuanbao/library/domain/order/surrender';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { joinSentences } from '../platform/page/sentences.ts';
import { UnbrokenDates } from '../platform/page/UnbrokenDates.tsx';
import { messages } from './surrender.messages.ts';

interface RefundOfSurrender {
  readonly status: OrderDetail['status'];
  readonly surrender: OrderSurrender;
}

/** Returns the text about the refund of an accepted surrender: the amount, and the state of the payment. */
function useRefundText({ status, surrender }: RefundOfSurrender): string {
  const { noRefund, refundStates } = useMessages(messages);
  const amount = formatFen(surrender.refundFen);
  if (surrender.refundFen === 0) return noRefund;
  if (status === 'refundSucceeded') return refundStates.arrived(amount);
  return status === 'refunded' ? refundStates.sent(amount) : refundStates.sending(amount, formatFen(surrender.sentFen));
}

/** Notice that shows the state of an order's surrender and of its refund. Renders nothing if there is no surrender. */
export function SurrenderNotice({
  order: { status, surrender },
}: {
  readonly order: OrderDetail;
}): ReactElement | null {
  return surrender ? <SurrenderState status={status} surrender={surrender} /> : null;
}

function SurrenderState({ status, surrender }: RefundOfSurrender): ReactElement {
  const words = useMessages(messages);
  const refund = useRefundText({ status, surrender });
  const { state, effectiveDate, refundFen, note } = surrender;
  const because = note === '' ? '' : words.because(note);
  if (state === 'applied') {
    return (
      <Notice title={words.appliedTitle}>
        <UnbrokenDates text={words.applied(effectiveDate, formatFen(refundFen))} />
      </Notice>
    );
  }
  if (state === 'rejected') {
    return (
      <Notice tone="warning" title={words.rejectedTitle}>
        {joinSentences(words.rejected, because)}
      </Notice>
    );
  }
  return (
    <Notice title={words.acceptedTitle}>
      <UnbrokenDates text={joinSentences(words.accepted(effectiveDate), refund, because)} />
    </Notice>
  );
}
