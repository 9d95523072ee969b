import type { Invoice } from '@tuanbao/library/domain/invoice/invoice';
import { yuanOf } from '@tuanbao/library/domain/money/fen';

import { invoiceInfoNames, invoiceReceiverCodeNames, invoiceReceiverNames, type NamesIn } from './wire/invoiceNames.ts';
import {
  invoicedOrderTypeWords,
  invoiceStatusWords,
  invoiceTypeWords,
  taxpayerKindWords,
} from './wireTables/invoices.ts';

/** Returns the fields that a table names, with their wire names as keys. */
const namedBy = <
  Table extends Readonly<Record<string, { readonly name: string }>>,
  Values extends Readonly<Record<keyof Table, string | number>>,
>(
  table: Table,
  values: Values,
) => {
  const byField = new Map<string, unknown>(Object.entries(values));
  const named = Object.entries(table).map(([field, { name }]) => [name, byField.get(field)]);
  return Object.fromEntries(named) as Record<NamesIn<Table>, Values[keyof Table]>;
};

/**
 * Returns the beans of an invoice in the specification's spelling, which includes the misspelt `taxpaerType`. If the
 * amount isn't known, it is an empty text.
 */
export const invoiceBeansOf = ({ info, receiver, material, express, orderType }: Invoice) => ({
  invoiceInfoBean: {
    amount: info.amountFen === null ? '' : yuanOf(info.amountFen),
    taxpaerType: taxpayerKindWords.codeOf(info.taxpayerKind),
    ...namedBy(invoiceInfoNames, info),
    orderType: invoicedOrderTypeWords.codeOf(orderType),
  },
  invoiceReceiveBean: {
    ...namedBy(invoiceReceiverCodeNames, receiver),
    ...namedBy(invoiceReceiverNames, receiver),
  },
  invoiceMaterialBean: {
    emailAddress: material.email,
    materialInfo: material.items.map(({ type, files }) => ({ type, fileUrlList: [...files] })),
  },
  invoiceExpressBean: {
    expressCompanyName: express.company,
    expressNO: express.number,
    expressPayType: express.payer,
  },
});

/** Returns a complete invoice in its wire form. */
export const invoiceWireOf = (invoice: Invoice) => ({
  id: invoice.id,
  productId: invoice.productId,
  policyUuid: invoice.policyUuid,
  invoiceType: Number(invoiceTypeWords.codeOf(invoice.type)),
  policyType: invoice.policyType,
  orderType: Number(invoicedOrderTypeWords.codeOf(invoice.orderType)),
  conservationUuid: invoice.endorsementUuid,
  invoiceStatus: Number(invoiceStatusWords.codeOf(invoice.status)),
  middleStatus: invoice.middleStatus,
  failMsg: invoice.failMessage,
  createTime: invoice.createdAt,
  showSpecialInvoice: invoice.showsSpecialInvoice,
  needMaterial: invoice.needsMaterial,
  ...invoiceBeansOf(invoice),
});

/** Converts an invoice to the record in which it is saved. The record contains the `…Bean` objects as JSON strings. */
export function invoiceRecordOf(invoice: Invoice) {
  const { invoiceInfoBean, invoiceReceiveBean, invoiceMaterialBean, invoiceExpressBean, ...rest } =
    invoiceWireOf(invoice);
  return {
    ...rest,
    invoiceInfo: JSON.stringify(invoiceInfoBean),
    receiveInfo: JSON.stringify(invoiceReceiveBean),
    specialInvoiceMaterial: JSON.stringify(invoiceMaterialBean),
    expressInfo: JSON.stringify(invoiceExpressBean),
  };
}
