import type { InvoiceType } from '@tuanbao/library/domain/invoice/invoice';
import type { InvoiceStatus } from '@tuanbao/library/domain/invoice/invoiceMachine';
import { type Fen, fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';

import { asIs, call, type Codec, fileAnswer } from './call.ts';
import type { IdWire, InvoiceOwnCallWires, ListWire } from './invoiceOwnCalls.schema.ts';
import { invoiceStatusWords, invoiceTypeWords } from './wireTables/invoices.ts';

/** An invoice as it is listed. */
export interface ListedInvoice {
  readonly id: string;
  /** The endorsement that is invoiced; empty for the order. */
  readonly endorsementUuid: string;
  readonly type: InvoiceType;
  readonly status: InvoiceStatus;
  /** Below 0: a red-letter invoice. */
  readonly amountFen: Fen;
  /** Empty until it is issued. */
  readonly invoiceNo: string;
  /** Number of the invoice that a red-letter one takes off; empty for any other. */
  readonly reversedNo: string;
  /** ISO instant of the application. */
  readonly createdAt: string;
  /** Where it is mailed to; empty where only a parcel goes. */
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

/** Every invoice of a policy and its endorsements, red-letter ones among them, the oldest first; the order screen's list of invoices. */
export const policyInvoices = call('GET', '/api/own/invoices', {
  summary: 'Invoices of a policy',
  request: asIs<InvoiceOwnCallWires['policyInvoices']['request']>(),
  response: listCodec,
});

/** One invoice of a policy. */
export type InvoiceId = IdWire;

/** An electronic invoice that is issued, as a PDF; the order screen shows it. */
export const invoiceDocument = call('GET', '/api/own/invoices/document', {
  summary: 'Electronic invoice as PDF',
  answer: 'file',
  request: asIs<InvoiceOwnCallWires['invoiceDocument']['request']>(),
  response: fileAnswer,
});
