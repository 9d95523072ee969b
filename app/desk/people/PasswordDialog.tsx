import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { messages } from './agents.messages.ts';
import { messages as peopleMessages } from './people.messages.ts';
import * as S from './people.styles.ts';

export interface PasswordDialogProps {
  readonly password: string;
  readonly onClose: () => void;
}

/** Dialog with a new password, which can't be shown again. */
export function PasswordDialog({ password, onClose }: PasswordDialogProps): ReactElement {
  const words = useMessages(messages);
  const { close } = useMessages(peopleMessages);
  return (
    <Dialog
      title={words.passwordTitle}
      size="small"
      isOpen
      isKeyboardDismissDisabled
      onOpenChange={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {close}
        </Button>
      }
    >
      <p>{words.passwordText}</p>
      <S.Password aria-label={words.password}>{password}</S.Password>
    </Dialog>
  );
}
