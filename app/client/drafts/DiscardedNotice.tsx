import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useAction } from '../platform/query/useAction.ts';
import { messages } from './drafts.messages.ts';

export interface DiscardedNoticeProps {
  /** The deleted draft; kept in memory while the page is open. */
  readonly draft: OrderDraft;
  readonly onUndo: () => Promise<void>;
}

/** Names the draft that was deleted for a new one, and puts it back. */
export function DiscardedNotice({ draft, onUndo }: DiscardedNoticeProps): ReactElement {
  const words = useMessages(messages);
  const { isPending, run } = useAction();
  return (
    <Notice
      title={words.deletedTitle(draft.applicant.groupName || words.unnamed)}
      action={
        <Button size="small" isPending={isPending} onPress={() => void run(onUndo)}>
          {words.undo}
        </Button>
      }
    />
  );
}
