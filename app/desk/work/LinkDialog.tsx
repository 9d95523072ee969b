import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { Notice } from '@tuanbao/library/components/Notice';
import { TextField } from '@tuanbao/library/components/TextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { messages } from './link.messages.ts';
import * as S from './work.styles.ts';

export interface LinkDialogProps {
  readonly title: string;
  /** Text that explains the purpose of the link and who can open it. */
  readonly text: string;
  readonly link: string;
  readonly onClose: () => void;
}

/** Dialog with a link that the operator copies and sends. */
export function LinkDialog({ title, text, link, onClose }: LinkDialogProps): ReactElement {
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
      title={title}
      isOpen
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
      <S.Stack>
        <p>{text}</p>
        <TextField label={words.link} value={link} isReadOnly />
        {outcome ? <Notice tone={outcome === 'copied' ? 'success' : 'warning'}>{words[outcome]}</Notice> : null}
      </S.Stack>
    </Dialog>
  );
}
