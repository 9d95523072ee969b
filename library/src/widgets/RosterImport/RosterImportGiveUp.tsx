import type { ReactElement } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './RosterImport.messages.ts';

export interface RosterImportGiveUpProps {
  /** True while it is shown; its owner decides. */
  isOpen: boolean;
  /** Called when the user keeps the corrections. */
  onStay: () => void;
  /** Called when the user discards the corrections. */
  onGiveUp: () => void;
}

/** Asks before corrections are discarded. */
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
