import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { ListedInvoice } from '../../contract/invoiceOwnCalls.ts';
import { mailElectronicInvoice } from '../../contract/invoices.ts';
import { MailDialog } from '../mail/MailDialog.tsx';
import { useServices } from '../platform/services/services.ts';
import { messages } from './invoice.messages.ts';

export interface MailInvoiceDialogProps {
  readonly policyUuid: string;
  readonly invoice: ListedInvoice;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/**
 * Dialog that mails an electronic invoice to one address. The initial value of the field is the address that was given
 * in the application.
 */
export function MailInvoiceDialog({ policyUuid, invoice, onSent, onClose }: MailInvoiceDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const { id, invoiceNo, endorsementUuid, email } = invoice;
  const orderType = endorsementUuid === '' ? 'order' : 'endorsement';

  const mail = async (emailAddress: string) => {
    await send(mailElectronicInvoice, { policyUuid, orderType, endorsementUuid, id, emailAddress });
    onSent();
    return words.mailed(emailAddress);
  };

  return (
    <MailDialog
      title={words.mailInvoice}
      words={{ ...words, email: words.mailbox, emailWrong: words.mailboxWrong }}
      defaultEmail={email}
      onSend={mail}
      onClose={onClose}
    >
      {words.mailText(invoiceNo)}
    </MailDialog>
  );
}
