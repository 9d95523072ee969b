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

/** One invoice of a policy. */
export interface InvoiceListItem {
  /** Id of the invoice; `actionsFor` receives it. */
  readonly id: string;
  /** Ordinary or special invoice. */
  readonly type: InvoiceType;
  /** State of the invoice; the list shows it as a tag. */
  readonly status: InvoiceStatus;
  /** Amount in fen; below 0 for a red-letter invoice (红字发票). */
  readonly amountFen: Fen;
  /** Number of the invoice; empty before it is issued. */
  readonly invoiceNo: string;
  /** Number of the invoice that this red-letter invoice reverses; empty for other invoices. */
  readonly reversedNo: string;
  /** Instant of the application, ISO 8601. */
  readonly createdAt: string;
}

export interface InvoiceListProps {
  /** The invoices, in the order of the list. */
  invoices: readonly InvoiceListItem[];
  /** Returns the buttons for an invoice, for example to open it. @default none */
  actionsFor?: ((id: string) => ReactNode) | undefined;
}

/**
 * List of a policy's invoices with number and state. A red-letter invoice isn't applied for; it names the invoice that
 * it reverses.
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
