import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { Worklist } from '../data/useWorklist.ts';
import { orderListPath } from '../orders/orderQueryInAddress.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import { messages } from './home.messages.ts';
import { useReadUntil } from './useReadUntil.ts';

/**
 * Notice about unpaid orders that were closed automatically in the last 7 days. It is shown until the agent dismisses
 * it or opens the list of these orders.
 */
export function ClosedOrdersNotice({ worklist }: { readonly worklist: Worklist }): ReactElement | null {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const { closedUnpaid: count, closedUnpaidAt: lastAt } = worklist;
  const { isRead, noteRead } = useReadUntil('tuanbao.closedOrdersRead.', lastAt);
  if (count === 0 || isRead) return null;

  const show = () => {
    noteRead();
    void navigate(orderListPath({ state: 'closed' }));
  };
  return (
    <Notice
      tone="warning"
      action={
        <Button size="small" onPress={show}>
          {words.showClosed}
        </Button>
      }
      onClose={noteRead}
    >
      {words.closedUnpaid(count)}
    </Notice>
  );
}
