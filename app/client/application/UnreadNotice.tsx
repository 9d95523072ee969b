import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { UnreadReason } from '../../contract/materials.ts';
import { messages } from './application.messages.ts';

export interface UnreadNoticeProps {
  /** Name of the material that the file belongs to. */
  readonly material: string;
  readonly reason: UnreadReason;
  /** Lets the server read the file again. */
  readonly onRetry: () => void;
}

/**
 * Message that a file couldn't be read, with advice for the user. The message has a retry button if reading the file
 * again may help. Renders nothing if `reason` is empty.
 */
export function UnreadNotice({ material, reason, onRetry }: UnreadNoticeProps): ReactElement | null {
  const words = useMessages(messages);
  if (reason === '') return null;
  const mayHelp = reason === 'busy' || reason === 'failed';
  return (
    <Notice
      action={
        mayHelp ? (
          <Button size="small" onPress={onRetry}>
            {words.readAgain}
          </Button>
        ) : undefined
      }
    >
      {words.unread[reason](material)}
    </Notice>
  );
}
