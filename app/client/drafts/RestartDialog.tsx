import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { useAction } from '../data/useAction.ts';
import { messages } from './drafts.messages.ts';

export interface RestartDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Deletes the draft and begins a new one. */
  readonly onRestart: () => Promise<void>;
}

/** Asks before a draft goes for good. */
export function RestartDialog({ isOpen, onOpenChange, onRestart }: RestartDialogProps): ReactElement {
  const words = useMessages(messages);
  const { isPending, run } = useAction();
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={words.startAgainTitle}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>{words.cancel}</Button>
          <Button variant="danger" isPending={isPending} onPress={() => void run(onRestart)}>
            {words.deleteAndStart}
          </Button>
        </>
      }
    >
      {words.startAgainText}
    </Dialog>
  );
}
