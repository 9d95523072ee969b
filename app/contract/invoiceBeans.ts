import type { Invoice } from '@tuanbao/library/domain/invoice/invoice';
import { yuanOf } from '@tuanbao/library/domain/money/fen';

import {
  invoicedOrderTypeWords,
  invoiceStatusWords,
  invoiceTypeWords,
  taxpayerKindWords,
} from './wireTables/invoices.ts';

/**
 * Returns the beans of an invoice with the specification's spelling, including `taxpaerType`. An unknown amount is
 * empty.
 */
export const invoiceBeansOf = ({ info, receiver, material, express, orderType }: Invoice) => ({
  invoiceInfoBean: {
    amount: info.amountFen === null ? '' : yuanOf(info.amountFen),
    taxpaerType: taxpayerKindWords.codeOf(info.taxpayerKind),
    taxBankId: info.bankAccount,
    taxBankName: info.bankName,
    taxId: info.taxId,
    taxName: info.taxName,
    title: info.title,
    taxAddress: info.taxAddress,
    taxTel: info.taxPhone,
    policySn: info.policySn,
    orderType: invoicedOrderTypeWords.codeOf(orderType),
  },
  invoiceReceiveBean: {
    provinceCode: receiver.provinceCode,
    cityCode: receiver.cityCode,
    districtCode: receiver.districtCode,
    provinceName: receiver.provinceName,
    cityName: receiver.cityName,
    districtName: receiver.districtName,
    receiveAddress: receiver.address,
    receiveEmail: receiver.email,
    receiveMobile: receiver.mobile,
    receiveName: receiver.name,
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

/** Returns the saved record of an invoice, with the beans as JSON strings. */
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
