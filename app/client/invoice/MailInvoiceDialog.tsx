import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { TextField } from '@tuanbao/library/components/TextField';
import { showToast } from '@tuanbao/library/components/Toast';
import { emailProblems } from '@tuanbao/library/domain/identity/email';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import type { ListedInvoice } from '../../contract/invoiceOwnCalls.ts';
import { mailElectronicInvoice } from '../../contract/invoices.ts';
import { useAction } from '../data/useAction.ts';
import { useServices } from '../services.ts';
import { messages } from './invoice.messages.ts';

export interface MailInvoiceDialogProps {
  readonly policyUuid: string;
  readonly invoice: ListedInvoice;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Sends an electronic invoice to one address; that of its application stands there already. */
export function MailInvoiceDialog({ policyUuid, invoice, onSent, onClose }: MailInvoiceDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const { isPending, run } = useAction();
  const [email, setEmail] = useState(invoice.email);
  const [isAsked, setAsked] = useState(false);
  const { id, invoiceNo, endorsementUuid } = invoice;
  const emailAddress = email.trim();
  const isWrong = emailProblems(emailAddress).length > 0;

  const mail = async () => {
    setAsked(true);
    if (isWrong) return;
    const orderType = endorsementUuid === '' ? 'order' : 'endorsement';
    const asked = { policyUuid, orderType, endorsementUuid, id, emailAddress } as const;
    if (!(await run(() => send(mailElectronicInvoice, asked)))) return;
    showToast({ tone: 'success', title: words.mailed(emailAddress) });
    onSent();
    onClose();
  };

  return (
    <Dialog
      title={words.mailInvoice}
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
      <p>{words.mailText(invoiceNo)}</p>
      <TextField
        label={words.mailbox}
        type="email"
        autoComplete="email"
        isRequired
        value={email}
        onChange={setEmail}
        errorMessage={isAsked && isWrong ? words.mailboxWrong : undefined}
      />
    </Dialog>
  );
}
