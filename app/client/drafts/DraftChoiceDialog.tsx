import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { DraftChoice, type DraftChoiceProps } from './DraftChoice.tsx';
import { messages } from './drafts.messages.ts';

export interface DraftChoiceDialogProps extends DraftChoiceProps {
  readonly productName: string;
  readonly onBegin: () => void;
  /** Called when the agent closes the dialog without choosing a draft. */
  readonly onClose: () => void;
}

/** Dialog that asks the agent to continue an unfinished draft of a product or to start a new draft. */
export default function DraftChoiceDialog(props: DraftChoiceDialogProps): ReactElement {
  const { productName, onBegin, onClose, ...choice } = props;
  const words = useMessages(messages);
  return (
    <Dialog
      title={words.choiceTitle(productName)}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button variant="primary" onPress={onBegin}>
            {words.beginNew}
          </Button>
        </>
      }
    >
      <DraftChoice {...choice} />
    </Dialog>
  );
}
