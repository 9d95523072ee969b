import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { TextField } from '@tuanbao/library/components/TextField';
import { showToast } from '@tuanbao/library/components/Toast';
import { emailProblems } from '@tuanbao/library/domain/identity/email';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';

import { useAction } from '../platform/query/useAction.ts';

export interface MailDialogProps {
  readonly title: string;
  /** Description of the mail's contents. */
  readonly children: ReactNode;
  readonly words: {
    readonly email: string;
    readonly emailWrong: string;
    readonly cancel: string;
    readonly send: string;
  };
  /** The address that stands there at first. @default '' */
  readonly defaultEmail?: string;
  /** Sends to the address; answers with what the user is told. */
  readonly onSend: (emailAddress: string) => Promise<string>;
  readonly onClose: () => void;
}

/** Asks for one address and sends something to it; it stays open where that fails. */
export function MailDialog(props: MailDialogProps): ReactElement {
  const { title, children, words, defaultEmail = '', onSend, onClose } = props;
  const { isPending, run } = useAction();
  const [email, setEmail] = useState(defaultEmail);
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const emailAddress = email.trim();
  const isWrong = emailProblems(emailAddress).length > 0;

  const mail = async () => {
    setAsked(true);
    if (isWrong) return field.current?.focus();
    await run(async () => {
      showToast({ tone: 'success', title: await onSend(emailAddress) });
      onClose();
    });
  };

  return (
    <Dialog
      title={title}
      size="small"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button variant="primary" isPending={isPending} onPress={() => void mail()}>
            {words.send}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      <TextField
        ref={field}
        label={words.email}
        type="email"
        autoComplete="email"
        isRequired
        value={email}
        onChange={setEmail}
        errorMessage={isAsked && isWrong ? words.emailWrong : undefined}
      />
    </Dialog>
  );
}
