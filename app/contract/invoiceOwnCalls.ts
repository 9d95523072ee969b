import type { InvoiceType } from '@tuanbao/library/domain/invoice/invoice';
import type { InvoiceStatus } from '@tuanbao/library/domain/invoice/invoiceMachine';
import { type Fen, fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';

import { asIs, call, type Codec, fileAnswer } from './call.ts';
import type { IdWire, InvoiceOwnCallWires, ListWire } from './invoiceOwnCalls.schema.ts';
import { invoiceStatusWords, invoiceTypeWords } from './wireTables/invoices.ts';

/** Invoice in a list. */
export interface ListedInvoice {
  readonly id: string;
  /** Id of the invoiced endorsement; empty when the order is invoiced. */
  readonly endorsementUuid: string;
  readonly type: InvoiceType;
  readonly status: InvoiceStatus;
  /** Amount in fen; negative for a red-letter invoice. */
  readonly amountFen: Fen;
  /** Number of the invoice; empty until it is issued. */
  readonly invoiceNo: string;
  /** Number of the invoice that a red-letter invoice reverses; empty for other invoices. */
  readonly reversedNo: string;
  /** ISO instant of the application. */
  readonly createdAt: string;
  /** Email address to which the invoice is sent; empty when it is sent by courier only. */
  readonly email: string;
}

const listCodec: Codec<readonly ListedInvoice[], ListWire> = {
  toWire: (invoices) => ({
    invoiceList: invoices.map(
      ({ endorsementUuid, type, status, amountFen, reversedNo, createdAt, email, ...same }) => ({
        ...same,
        conservationUuid: endorsementUuid,
        invoiceType: Number(invoiceTypeWords.codeOf(type)),
        invoiceStatus: Number(invoiceStatusWords.codeOf(status)),
        amount: yuanOf(amountFen),
        reversedInvoiceNo: reversedNo,
        createTime: createdAt,
        receiveEmail: email,
      }),
    ),
  }),
  fromWire: ({ invoiceList }) =>
    invoiceList.map(({ id, invoiceNo, ...wire }) => ({
      id,
      invoiceNo,
      endorsementUuid: wire.conservationUuid,
      type: invoiceTypeWords.wordOf(String(wire.invoiceType)) as InvoiceType,
      status: invoiceStatusWords.wordOf(String(wire.invoiceStatus)) as InvoiceStatus,
      amountFen: fenOf(wire.amount),
      reversedNo: wire.reversedInvoiceNo,
      createdAt: wire.createTime,
      email: wire.receiveEmail,
    })),
};

/**
 * Returns all invoices of a policy and its endorsements, including red-letter invoices, oldest first, for the list of
 * invoices on the order screen.
 */
export const policyInvoices = call('GET', '/api/own/invoices', {
  summary: 'Invoices of a policy',
  request: asIs<InvoiceOwnCallWires['policyInvoices']['request']>(),
  response: listCodec,
});

/** Request that identifies one invoice of a policy. */
export type InvoiceId = IdWire;

/** Returns an issued electronic invoice as a PDF, for the order screen. */
export const invoiceDocument = call('GET', '/api/own/invoices/document', {
  summary: 'Electronic invoice as PDF',
  answer: 'file',
  request: asIs<InvoiceOwnCallWires['invoiceDocument']['request']>(),
  response: fileAnswer,
});
