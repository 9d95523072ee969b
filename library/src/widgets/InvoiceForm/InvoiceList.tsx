import type { ReactElement, ReactNode } from 'react';

import { Money } from '../../components/Money/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import type { InvoiceType } from '../../domain/invoice/invoice.ts';
import { isRedLetter } from '../../domain/invoice/invoiceMachine.ts';
import type { InvoiceStatus } from '../../domain/invoice/invoiceMachine.ts';
import type { Fen } from '../../domain/money/fen.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import { formatInstant } from '../../i18n/formatInstant.ts';
import { invoiceMessages } from '../../i18n/invoice.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './InvoiceForm.messages.ts';
import * as S from './InvoiceList.styles.ts';
import { invoiceTones } from './invoiceTones.ts';

/** One invoice in the list of a policy's invoices. */
export interface InvoiceListItem {
  /** Id of the invoice; the argument of `actionsFor`. */
  readonly id: string;
  /** Ordinary or special invoice. */
  readonly type: InvoiceType;
  /** State of the invoice; the list shows it as a tag. */
  readonly status: InvoiceStatus;
  /** Amount in fen; negative for a red-letter invoice (红字发票). */
  readonly amountFen: Fen;
  /** Number of the invoice; empty until the invoice is issued. */
  readonly invoiceNo: string;
  /** If this is a red-letter invoice, the number of the invoice that it reverses; otherwise empty. */
  readonly reversedNo: string;
  /** Instant (ISO 8601) of the application or, for a red-letter invoice, of its creation. */
  readonly createdAt: string;
}

export interface InvoiceListProps {
  /** The invoices, in the order in which they are shown. */
  invoices: readonly InvoiceListItem[];
  /** Returns the buttons for an invoice, for example a button that opens the invoice. @default no buttons */
  actionsFor?: ((id: string) => ReactNode) | undefined;
}

/**
 * List of the invoices of a policy, each with its number and state. A red-letter invoice has no application, so the
 * state `applied` isn't shown for it; its entry shows the number of the invoice that it reverses.
 */
export function InvoiceList({ invoices, actionsFor }: InvoiceListProps): ReactElement {
  const words = useMessages(messages);
  const { statuses, types } = useMessages(invoiceMessages);
  return (
    <S.List aria-label={words.list}>
      {invoices.map((invoice) => {
        const actions = actionsFor?.(invoice.id);
        return (
          <S.Item key={invoice.id}>
            <S.Head>
              <strong>{invoice.invoiceNo || words.numberless}</strong>
              {isRedLetter(invoice) ? <Tag tone="danger">{words.redLetter}</Tag> : null}
              <Tag>{ownValue(types, invoice.type) ?? invoice.type}</Tag>
              {isRedLetter(invoice) && invoice.status === 'applied' ? null : (
                <Tag tone={ownValue(invoiceTones, invoice.status) ?? 'neutral'}>
                  {ownValue(statuses, invoice.status) ?? invoice.status}
                </Tag>
              )}
            </S.Head>
            <Money fen={invoice.amountFen} />
            <S.Facts>
              {formatInstant(invoice.createdAt)}
              {invoice.reversedNo === '' ? '' : ` · ${words.reverses(invoice.reversedNo)}`}
            </S.Facts>
            {actions ? <S.Actions>{actions}</S.Actions> : null}
          </S.Item>
        );
      })}
    </S.List>
  );
}
