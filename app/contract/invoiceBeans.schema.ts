import type { InferType } from 'yup';

import { filledText, flag, lines, listOf, oneOrTwo, shape, text, whole, yuan, yuanOrEmpty } from './wire/fields.ts';
import { fileUrls } from './wire/storedFiles.schema.ts';

/** Bean in a saved record: a JSON string. */
const savedBean = () => text(60_000);

/** Saved invoice, or the initial values of the invoice form. */
export const invoiceRecord = shape({
  id: text(60),
  productId: text(20),
  policyUuid: text(60),
  invoiceType: whole(1, 2),
  policyType: whole(0, 999),
  orderType: whole(1, 2),
  conservationUuid: text(60),
  invoiceStatus: whole(0, 6),
  middleStatus: whole(-999_999, 999_999),
  failMsg: lines(500),
  createTime: text(40),
  showSpecialInvoice: flag(),
  needMaterial: flag(),
  /** The beans invoiceInfoBean, invoiceReceiveBean, invoiceMaterialBean and invoiceExpressBean as JSON strings. */
  invoiceInfo: savedBean(),
  receiveInfo: savedBean(),
  specialInvoiceMaterial: savedBean(),
  expressInfo: savedBean(),
  groupName: text(200),
  groupInvoiceInfoAssist: shape({ taxId: text(40) }),
  /** Amount in yuan after endorsements; empty when there are none. */
  mergeInvoiceAmount: yuanOrEmpty(),
  totalPremium: yuan(),
  /** Maximum amount in yuan of this application. */
  invoiceBalance: yuan(),
  invoiceNo: text(60),
});
export type InvoiceRecordWire = InferType<typeof invoiceRecord>;

const regionCode = () => whole(0, 999_999);

/** Fields that are printed on the invoice. */
export const invoiceInfoBean = shape({
  amount: yuanOrEmpty(),
  taxpaerType: oneOrTwo(),
  taxBankId: text(60),
  taxBankName: text(200),
  taxId: text(60),
  taxName: text(200),
  title: text(200),
  taxAddress: text(300),
  taxTel: text(40),
  policySn: text(60),
  orderType: oneOrTwo(),
});

/** Recipient of the invoice. */
export const invoiceReceiveBean = shape({
  provinceCode: regionCode(),
  cityCode: regionCode(),
  districtCode: regionCode(),
  provinceName: text(60),
  cityName: text(60),
  districtName: text(60),
  receiveAddress: text(300),
  receiveEmail: text(254),
  receiveMobile: text(20),
  receiveName: text(60),
});

/** Materials that prove that the group may get a special invoice. */
export const invoiceMaterialBean = shape({
  emailAddress: text(254),
  materialInfo: listOf(shape({ type: filledText(40), fileUrlList: fileUrls(20) }), 20),
});
