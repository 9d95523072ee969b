import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages } from './coveredPersons.messages.ts';

export interface CoversUnknownProps {
  readonly isPending: boolean;
  readonly onRetry: () => void;
}

/**
 * Message that the existing covers of the persons can't be loaded now, with a retry button. The order can be submitted
 * nevertheless.
 */
export function CoversUnknown({ isPending, onRetry }: CoversUnknownProps): ReactElement {
  const words = useMessages(messages);
  return (
    <Notice
      action={
        <Button size="small" isPending={isPending} onPress={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {words.unknown}
    </Notice>
  );
}
