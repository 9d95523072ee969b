import type { ReactElement } from 'react';

import { DescriptionList } from '../../components/DescriptionList/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import type { ExpressPayer, Invoice } from '../../domain/invoice/invoice.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import { formatInstant } from '../../i18n/formatInstant.ts';
import { invoiceMessages } from '../../i18n/invoice.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './InvoiceForm.messages.ts';
import * as S from './InvoiceForm.styles.ts';
import { invoiceTones } from './invoiceTones.ts';

/** Parties that can pay the courier, by their codes in responses. */
const payers: Readonly<Record<string, ExpressPayer>> = { '1': 'insurer', '2': 'recipient' };

export interface InvoiceProgressProps {
  /** The invoice with the data of its application. */
  invoice: Invoice;
  /** Number of the invoice; empty until the invoice is issued. */
  invoiceNo?: string | undefined;
}

/**
 * Shows the progress of an invoice: its state, the insurer's message if the application failed or materials are
 * missing, the time of the application, the invoice number, and the parcel with the printed invoice.
 */
export function InvoiceProgress({ invoice, invoiceNo = '' }: InvoiceProgressProps): ReactElement {
  const words = useMessages(messages);
  const { statuses } = useMessages(invoiceMessages);
  const { status, failMessage, createdAt, express } = invoice;
  const payer = ownValue(payers, express.payer);

  const facts = [
    ...(createdAt === '' ? [] : [{ term: words.appliedAt, description: formatInstant(createdAt) }]),
    ...(invoiceNo === '' ? [] : [{ term: words.invoiceNo, description: invoiceNo }]),
    ...(express.company === '' ? [] : [{ term: words.courier, description: express.company }]),
    ...(express.number === '' ? [] : [{ term: words.parcel, description: express.number }]),
    ...(payer ? [{ term: words.postage, description: words.payers[payer] }] : []),
  ];
  return (
    <S.Progress role="group" aria-label={words.progress}>
      <div>
        <Tag tone={ownValue(invoiceTones, status) ?? 'neutral'}>{ownValue(statuses, status) ?? status}</Tag>
      </div>
      {status === 'failed' ? (
        <Notice tone="danger" title={words.failed}>
          {failMessage}
        </Notice>
      ) : null}
      {status === 'materialNeeded' ? (
        <Notice tone="warning" title={words.materialNeeded}>
          {failMessage}
        </Notice>
      ) : null}
      {facts.length > 0 ? <DescriptionList items={facts} /> : null}
    </S.Progress>
  );
}
