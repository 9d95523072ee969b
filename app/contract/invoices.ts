import type { Invoice, InvoicedOrderType, InvoiceMaterial } from '@tuanbao/library/domain/invoice/invoice';
import { type InvoiceSource, withDefaults } from '@tuanbao/library/domain/invoice/newInvoice';
import { type Fen, fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';

import { asIs, call, type Codec } from './call.ts';
import type { InvoiceRecordWire } from './invoiceBeans.schema.ts';
import { invoiceBeansOf, invoiceRecordOf, invoiceWireOf } from './invoiceBeans.ts';
import { invoiceOfRecord } from './invoiceRecord.ts';
import type { ApplicationWire, InvoiceWires, KeyWire, MailWire, MaterialWire } from './invoices.schema.ts';
import { ContradictionError } from './wire/contradiction.ts';
import { invoicedOrderTypeWords, taxpayerKindWords } from './wireTables/invoices.ts';

/** Which invoice: of a policy's order, or of an endorsement of it. */
export interface InvoiceKey {
  readonly policyUuid: string;
  readonly orderType: InvoicedOrderType;
  /** Empty for an order. */
  readonly endorsementUuid: string;
}

/** The invoice of an order or endorsement, applied for or as its form begins, and what it is judged by. */
export interface InvoiceOfPolicy {
  readonly invoice: Invoice;
  readonly source: InvoiceSource;
  /** Highest amount of the pending application, or of a further one where none is pending. */
  readonly balanceFen: Fen;
  /** Empty until it is issued. */
  readonly invoiceNo: string;
}

const orderTypeOf = (code: string | number) => invoicedOrderTypeWords.wordOf(String(code)) as InvoicedOrderType;

const keyOfWire = ({ policyUuid, orderType, conservationUuid }: KeyWire): InvoiceKey => ({
  policyUuid,
  orderType: orderTypeOf(orderType),
  endorsementUuid: conservationUuid,
});

const keyWireOf = ({ policyUuid, orderType, endorsementUuid }: InvoiceKey): KeyWire => ({
  policyUuid,
  orderType: invoicedOrderTypeWords.codeOf(orderType),
  conservationUuid: endorsementUuid,
});

const keyCodec: Codec<InvoiceKey, KeyWire> = { toWire: keyWireOf, fromWire: keyOfWire };

/** An invoice, and whom it is mailed to; `id` names one of several, left out or empty it is the latest. */
export type InvoiceMailRequest = InvoiceKey & { readonly emailAddress: string; readonly id?: string };

const mailCodec: Codec<InvoiceMailRequest, MailWire> = {
  toWire: ({ emailAddress, id = '', ...key }) => ({ ...keyWireOf(key), emailAddress, id }),
  fromWire: ({ emailAddress, id, ...key }) => ({ ...keyOfWire(key), emailAddress, id }),
};

const answerCodec: Codec<InvoiceOfPolicy, InvoiceRecordWire> = {
  toWire: ({ invoice, source, balanceFen, invoiceNo }) => ({
    ...invoiceRecordOf(invoice),
    groupName: source.groupName,
    groupInvoiceInfoAssist: { taxId: source.groupTaxId },
    mergeInvoiceAmount: source.mergedAmountFen === null ? '' : yuanOf(source.mergedAmountFen),
    totalPremium: yuanOf(source.totalPremiumFen),
    invoiceBalance: yuanOf(balanceFen),
    invoiceNo,
  }),
  fromWire: (wire) => {
    const source: InvoiceSource = {
      groupName: wire.groupName,
      groupTaxId: wire.groupInvoiceInfoAssist.taxId,
      mergedAmountFen: wire.mergeInvoiceAmount === '' ? null : fenOf(wire.mergeInvoiceAmount),
      totalPremiumFen: fenOf(wire.totalPremium),
    };
    const { invoiceBalance, invoiceNo } = wire;
    return {
      invoice: withDefaults(invoiceOfRecord(wire), source),
      source,
      balanceFen: fenOf(invoiceBalance),
      invoiceNo,
    };
  },
};

/** The latest invoice of a policy's order, or with `orderType` 2 of the endorsement `conservationUuid`; before an application, what its form begins with. */
export const invoiceInfo = call('GET', '/api/invoice/getInvoiceInfo', {
  summary: 'Invoice of an order or endorsement',
  request: keyCodec,
  response: answerCodec,
});

const applicationCodec: Codec<Invoice, ApplicationWire> = {
  toWire: (invoice) => {
    const { id, policyUuid, orderType, conservationUuid, invoiceType, policyType } = invoiceWireOf(invoice);
    const beans = invoiceBeansOf(invoice);
    return {
      id,
      policyUuid,
      orderType,
      conservationUuid,
      invoiceType,
      policyType,
      invoiceInfoBean: beans.invoiceInfoBean,
      invoiceReceiveBean: beans.invoiceReceiveBean,
      invoiceMaterialBean: beans.invoiceMaterialBean,
    };
  },
  fromWire(wire) {
    const { orderType, taxpaerType } = wire.invoiceInfoBean;
    if (orderType !== '' && orderType !== String(wire.orderType)) {
      throw new ContradictionError('invoiceOrderTypes', 'invoiceInfoBean.orderType');
    }
    if (!Object.values<string>(taxpayerKindWords.codes).includes(taxpaerType)) {
      throw new ContradictionError('taxpayerKindUnknown', 'invoiceInfoBean.taxpaerType');
    }
    return invoiceOfRecord(wire);
  },
};

/** Applies for an invoice, again after it failed, or with an empty `id` for a further one once the last is issued. Refused above the balance, with a special invoice for a small-scale taxpayer, and where something is missing. */
export const applyForInvoice = call('POST', '/api/invoice/saveInvoiceInfo', {
  summary: 'Apply for an invoice',
  request: applicationCodec,
  response: answerCodec,
});

/** The materials of an invoice. */
export type InvoiceMaterialRequest = InvoiceKey & { readonly material: InvoiceMaterial };

const materialCodec: Codec<InvoiceMaterialRequest, MaterialWire> = {
  toWire: ({ material, ...key }) => ({
    policyUuid: key.policyUuid,
    orderType: Number(invoicedOrderTypeWords.codeOf(key.orderType)),
    conservationUuid: key.endorsementUuid,
    invoiceMaterialBean: {
      emailAddress: material.email,
      materialInfo: material.items.map(({ type, files }) => ({ type, fileUrlList: [...files] })),
    },
  }),
  fromWire: ({ policyUuid, orderType, conservationUuid, ...beans }) => ({
    policyUuid,
    orderType: orderTypeOf(orderType),
    endorsementUuid: conservationUuid,
    material: invoiceOfRecord(beans).material,
  }),
};

/** Sends the materials that the insurer asked for, all of them in one go; the invoice screen, once they are needed. */
export const updateInvoiceMaterial = call('POST', '/api/invoice/updateInvoiceMaterialBean', {
  summary: 'Send the materials of an invoice',
  request: materialCodec,
  response: answerCodec,
});

/** Mails the application form of a special invoice with the list of materials to one address, to be stamped and sent back; it is on its way when this answers. */
export const mailInvoiceMaterialForm = call('GET', '/api/invoice/sendInvoiceMaterialEmail', {
  summary: 'Mail the form of a special invoice',
  request: asIs<InvoiceWires['mailInvoiceMaterialForm']['request']>(),
  response: asIs<InvoiceWires['mailInvoiceMaterialForm']['response']>(),
});

/** Mails an electronic invoice that was issued as a PDF to one address; the first time makes it a mailed one. */
export const mailElectronicInvoice = call('GET', '/api/invoice/sendEInvoiceEmail', {
  summary: 'Mail an electronic invoice',
  request: mailCodec,
  response: asIs<InvoiceWires['mailElectronicInvoice']['response']>(),
});
