import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { Worklist } from '../data/useWorklist.ts';
import { paths } from '../platform/navigation/paths.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import { messages } from './home.messages.ts';
import { useReadUntil } from './useReadUntil.ts';

/**
 * Notice about surrenders (退保) that the insurer decided in the last 7 days. It is shown until the agent dismisses it or
 * opens the list of orders.
 */
export function SurrendersNotice({ worklist }: { readonly worklist: Worklist }): ReactElement | null {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const { surrendersDecided: count, surrendersDecidedAt: lastAt } = worklist;
  const { isRead, noteRead } = useReadUntil('tuanbao.surrendersRead.', lastAt);
  if (count === 0 || isRead) return null;

  const show = () => {
    noteRead();
    void navigate(paths.orders);
  };
  return (
    <Notice
      action={
        <Button size="small" onPress={show}>
          {words.showOrders}
        </Button>
      }
      onClose={noteRead}
    >
      {words.surrendersDecided(count)}
    </Notice>
  );
}
