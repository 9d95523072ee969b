import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { TextField } from '@tuanbao/library/components/TextField';
import { showToast } from '@tuanbao/library/components/Toast';
import { emailProblems } from '@tuanbao/library/domain/identity/email';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { mailPolicies } from '../../contract/documents.ts';
import { useAction } from '../data/useAction.ts';
import { useServices } from '../services.ts';
import { messages } from './orderPapers.messages.ts';

export interface MailPoliciesDialogProps {
  /** Orders whose e-policies are sent, 1 to 20. */
  readonly orderSns: readonly string[];
  readonly onClose: () => void;
  readonly onSent?: () => void;
}

/** Sends the e-policies of one or several orders to one address. */
export function MailPoliciesDialog({ orderSns, onClose, onSent }: MailPoliciesDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const [email, setEmail] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { isPending, run } = useAction();
  const isWrong = emailProblems(email.trim()).length > 0;

  const mail = async () => {
    setAsked(true);
    if (isWrong) return;
    await run(async () => {
      const { mailNum } = await send(mailPolicies, { emailAddress: email.trim(), orderSnList: orderSns.join(',') });
      showToast({ tone: 'success', title: words.mailed(mailNum, email.trim()) });
      onSent?.();
      onClose();
    });
  };

  return (
    <Dialog
      title={words.mailTitle}
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
      <p>{words.mailText(orderSns.length)}</p>
      <TextField
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
