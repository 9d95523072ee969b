import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useObservable } from '../observable/useObservable.ts';
import { alerts } from './alerts.ts';
import { messages } from './errors.messages.ts';

/**
 * Alert with a message that the user has to confirm (status 1, specification §8). It stays until the user confirms it.
 */
export function AlertMessage(): ReactElement | null {
  const words = useMessages(messages);
  const [text] = useObservable(alerts);
  if (text === undefined) return null;
  return (
    <Dialog
      role="alertdialog"
      title={words.alert}
      size="small"
      isOpen
      onOpenChange={alerts.note}
      footer={
        <Button variant="primary" onPress={alerts.note}>
          {words.noted}
        </Button>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
