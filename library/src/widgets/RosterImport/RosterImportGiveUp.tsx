import type { ReactElement } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './RosterImport.messages.ts';

export interface RosterImportGiveUpProps {
  /** True while the dialog is shown (controlled). */
  isOpen: boolean;
  /** Called when the user wants to keep the corrections. */
  onStay: () => void;
  /** Called when the user wants to discard the corrections. */
  onGiveUp: () => void;
}

/** Dialog that asks the user before corrections are discarded. */
export function RosterImportGiveUp({ isOpen, onStay, onGiveUp }: RosterImportGiveUpProps): ReactElement {
  const words = useMessages(messages);
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={words.giveUpTitle}
      isOpen={isOpen}
      onOpenChange={(isKept) => !isKept && onStay()}
      footer={
        <>
          <Button onPress={onStay}>{words.keepMending}</Button>
          <Button variant="danger" onPress={onGiveUp}>
            {words.giveUp}
          </Button>
        </>
      }
    >
      {words.giveUpText}
    </Dialog>
  );
}
