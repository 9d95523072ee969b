import type { ReactElement } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './PayWait.messages.ts';

export interface PopupBlockedDialogProps {
  /** True while the dialog is shown (controlled). */
  isOpen: boolean;
  /** Called with false when the user closes the dialog. */
  onOpenChange: (isOpen: boolean) => void;
  /**
   * Opens the payment window again. It is called inside the press event, because the browser blocks the window
   * otherwise.
   */
  onAuthorise: () => void;
}

/**
 * Dialog that asks the user to allow the payment window, because the browser has blocked it (specification §4, pay
 * window).
 */
export function PopupBlockedDialog({ isOpen, onOpenChange, onAuthorise }: PopupBlockedDialogProps): ReactElement {
  const words = useMessages(messages);

  const close = () => onOpenChange(false);
  const authorise = () => {
    onAuthorise();
    close();
  };

  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={words.blockedTitle}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onPress={close}>{words.cancel}</Button>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the only action of this dialog */}
          <Button variant="primary" autoFocus onPress={authorise}>
            {words.authorise}
          </Button>
        </>
      }
    >
      {words.blocked}
    </Dialog>
  );
}
