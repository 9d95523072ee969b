import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { Notice } from '@tuanbao/library/components/Notice';
import { TextField } from '@tuanbao/library/components/TextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import * as S from '../../action/ActionDialog.styles.ts';
import { messages } from './operators.messages.ts';

export interface LinkDialogProps {
  readonly link: string;
  readonly onClose: () => void;
}

/** Shows a welcome link, which can't be shown again, with a button that copies it. */
export function LinkDialog({ link, onClose }: LinkDialogProps): ReactElement {
  const words = useMessages(messages);
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      setOutcome('notCopied');
    }
  };
  return (
    <Dialog
      title={words.linkTitle}
      isOpen
      isKeyboardDismissDisabled
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{words.close}</Button>
          <Button variant="primary" onPress={() => void copy()}>
            {words.copy}
          </Button>
        </>
      }
    >
      <S.Fields>
        {outcome ? <Notice tone={outcome === 'copied' ? 'success' : 'warning'}>{words[outcome]}</Notice> : null}
        <p>{words.linkOnce}</p>
        <TextField label={words.link} value={link} isReadOnly />
      </S.Fields>
    </Dialog>
  );
}
