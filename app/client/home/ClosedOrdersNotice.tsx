import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import type { Workload } from '../data/useWorkload.ts';
import { orderListPath } from '../orders/useOrderQueryInUrl.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import { useServices } from '../platform/services/services.ts';
import { useSession } from '../platform/session/sessionContext.ts';
import { messages } from './home.messages.ts';

/** Under it, agent by agent, the instant of the last closed order that was read about; nothing personal. */
const storagePrefix = 'tuanbao.closedOrdersRead.';

/** Tells of orders that closed unpaid by themselves in the last days, until the agent has read it. */
export function ClosedOrdersNotice({ workload }: { readonly workload: Workload }): ReactElement | null {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const { storage } = useServices();
  const session = useSession();
  const storageKey = storagePrefix + (useObservable(session).user?.userId ?? '');
  const [readUntil, setReadUntil] = useState(() => storage.getItem(storageKey) ?? '');
  const { closedUnpaid: count, closedUnpaidAt: lastAt } = workload;
  if (count === 0 || lastAt <= readUntil) return null;

  const noteRead = () => {
    storage.setItem(storageKey, lastAt);
    setReadUntil(lastAt);
  };
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
