import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { mailPolicies } from '../../contract/documents.ts';
import { MailDialog } from '../mail/MailDialog.tsx';
import { useServices } from '../platform/services/services.ts';
import { messages } from './orderActions.messages.ts';

export interface MailPoliciesDialogProps {
  /** Numbers of the orders whose e-policies are mailed: at least 1, at most 20. */
  readonly orderSns: readonly string[];
  readonly onClose: () => void;
  readonly onSent?: () => void;
}

/** Dialog that mails the e-policies of one or several orders to one address. */
export function MailPoliciesDialog({ orderSns, onClose, onSent }: MailPoliciesDialogProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();

  const mail = async (emailAddress: string) => {
    const { mailNum } = await send(mailPolicies, { emailAddress, orderSnList: orderSns.join(',') });
    onSent?.();
    return words.mailed(mailNum, emailAddress);
  };

  return (
    <MailDialog title={words.mailTitle} words={words} onSend={mail} onClose={onClose}>
      {words.mailText(orderSns.length)}
    </MailDialog>
  );
}
