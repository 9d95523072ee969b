import type { InvoiceType } from '@tuanbao/library/domain/invoice/invoice';
import type { InvoiceStatus } from '@tuanbao/library/domain/invoice/invoiceMachine';
import { type Fen, fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';

import { asIs, call, type Codec, fileAnswer } from './call.ts';
import type { IdWire, InvoiceOwnCallWires, ListWire } from './invoiceOwnCalls.schema.ts';
import { invoiceStatusWords, invoiceTypeWords } from './wireTables/invoices.ts';

/** Invoice as an entry of the list of a policy's invoices. */
export interface ListedInvoice {
  readonly id: string;
  /** Id of the endorsement that the invoice belongs to; empty if the invoice belongs to the order. */
  readonly endorsementUuid: string;
  readonly type: InvoiceType;
  readonly status: InvoiceStatus;
  /** Amount in fen; negative for a red-letter invoice. */
  readonly amountFen: Fen;
  /** Number of the invoice; empty until the invoice is issued. */
  readonly invoiceNo: string;
  /** If this is a red-letter invoice, the number of the invoice that it reverses; otherwise empty. */
  readonly reversedNo: string;
  /** Instant (ISO 8601) of the application for the invoice. */
  readonly createdAt: string;
  /** Email address to which the invoice is sent; empty if the application has none. */
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

/** Request for one invoice of a policy. */
export type InvoiceId = IdWire;

/** Returns an issued electronic invoice as a PDF, for the order screen. */
export const invoiceDocument = call('GET', '/api/own/invoices/document', {
  summary: 'Electronic invoice as PDF',
  answer: 'file',
  request: asIs<InvoiceOwnCallWires['invoiceDocument']['request']>(),
  response: fileAnswer,
});
