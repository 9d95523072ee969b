import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { isIssued, isRedLetter } from '@tuanbao/library/domain/invoice/invoiceMachine';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { InvoiceList } from '@tuanbao/library/widgets/InvoiceForm';
import { type ReactElement, type ReactNode, useState } from 'react';

import { invoiceDocument, type ListedInvoice } from '../../contract/invoiceOwnCalls.ts';
import { DocumentButton } from '../documents/DocumentButton.tsx';
import { loadDocument } from '../documents/loadDocument.ts';
import { useServices } from '../platform/services/services.ts';
import { messages } from './invoice.messages.ts';
import * as S from './InvoiceWorkbench.styles.ts';
import { MailInvoiceDialog } from './MailInvoiceDialog.tsx';

export interface InvoicesOfPolicyProps {
  /** Id of the policy, or number of the policy's order. */
  readonly policyUuid: string;
  readonly invoices: readonly ListedInvoice[];
  /** Loads the state of the invoices again. */
  readonly onDone: () => void;
}

/**
 * List of the invoices of a policy, including the red-letter invoices that the insurer still has to issue. Renders
 * nothing until an invoice is issued.
 */
export function InvoicesOfPolicy({ policyUuid, invoices, onDone }: InvoicesOfPolicyProps): ReactElement | null {
  const words = useMessages(messages);
  const { send } = useServices();
  const [mailed, setMailed] = useState<ListedInvoice | null>(null);
  if (!invoices.some(({ status }) => isIssued(status))) return null;

  const actionsFor = (id: string): ReactNode => {
    const invoice = invoices.find((each) => each.id === id);
    if (!invoice || invoice.type !== 'ordinary' || !isIssued(invoice.status)) return null;
    return (
      <>
        <DocumentButton
          size="small"
          aria-label={words.viewed(invoice.invoiceNo)}
          title={words.electronic(invoice.invoiceNo)}
          load={loadDocument(send, invoiceDocument, { policyUuid, id })}
        >
          {words.view}
        </DocumentButton>
        <Button size="small" onPress={() => setMailed(invoice)}>
          {words.mailInvoice}
        </Button>
      </>
    );
  };

  return (
    <S.Stack>
      <InvoiceList invoices={invoices} actionsFor={actionsFor} />
      {invoices
        .filter((invoice) => isRedLetter(invoice) && invoice.status === 'applied')
        .map(({ id, amountFen, reversedNo, type }) => (
          <Notice key={id}>
            {words.redLetterDue(formatFen(-amountFen), reversedNo)}
            {type === 'special' ? words.redLetterSpecial : ''}
          </Notice>
        ))}
      {mailed ? (
        <MailInvoiceDialog policyUuid={policyUuid} invoice={mailed} onSent={onDone} onClose={() => setMailed(null)} />
      ) : null}
    </S.Stack>
  );
}
