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

/** Identifies the subject of an invoice: the order of a policy, or an endorsement of the policy. */
export interface InvoiceKey {
  readonly policyUuid: string;
  readonly orderType: InvoicedOrderType;
  /** Id of the endorsement; empty if the invoice is for the order. */
  readonly endorsementUuid: string;
}

/**
 * Invoice of an order or endorsement, and the data that its rules need. Before the first application, the invoice has
 * the initial values of the invoice form.
 */
export interface InvoiceOfPolicy {
  readonly invoice: Invoice;
  readonly source: InvoiceSource;
  /**
   * Maximum amount of the pending application for an invoice. If no application is pending, this is the maximum amount
   * of the next application.
   */
  readonly balanceFen: Fen;
  /** Number of the invoice; empty before the invoice is issued. */
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

/**
 * Request to mail an invoice to an address. If the order or endorsement has several invoices, `id` selects one of them.
 * Without `id`, the latest invoice is mailed.
 */
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

/**
 * Returns the latest invoice of a policy's order. If `orderType` is 2, returns the latest invoice of the endorsement
 * `conservationUuid` instead. Before the first application, the response has the initial values of the invoice form,
 * and the data of the invoice that the order requested, if any.
 */
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

/**
 * Applies for an invoice. After an application has failed, the caller can apply again. If the latest invoice was
 * issued, an application with an empty `id` starts another invoice. The call is refused if the amount is above the
 * maximum, if a small-scale taxpayer requests a special invoice, or if required fields are missing.
 */
export const applyForInvoice = call('POST', '/api/invoice/saveInvoiceInfo', {
  summary: 'Apply for an invoice',
  request: applicationCodec,
  response: answerCodec,
});

/** Request with the materials of an invoice. */
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

/** Sends all materials that the insurer requires for a special invoice in one request, from the invoice screen. */
export const updateInvoiceMaterial = call('POST', '/api/invoice/updateInvoiceMaterialBean', {
  summary: 'Send the materials of an invoice',
  request: materialCodec,
  response: answerCodec,
});

/**
 * Mails the application form for a special invoice to one address, as a PDF. The form lists the materials that the
 * applicant has to send with it. The applicant stamps the form and returns it. The response is sent as soon as the mail
 * is queued.
 */
export const mailInvoiceMaterialForm = call('GET', '/api/invoice/sendInvoiceMaterialEmail', {
  summary: 'Mail the form of a special invoice',
  request: asIs<InvoiceWires['mailInvoiceMaterialForm']['request']>(),
  response: asIs<InvoiceWires['mailInvoiceMaterialForm']['response']>(),
});

/**
 * Mails an issued electronic invoice to one address, as a PDF. With the first mail, the state of the invoice becomes
 * "mailed".
 */
export const mailElectronicInvoice = call('GET', '/api/invoice/sendEInvoiceEmail', {
  summary: 'Mail an electronic invoice',
  request: mailCodec,
  response: asIs<InvoiceWires['mailElectronicInvoice']['response']>(),
});
