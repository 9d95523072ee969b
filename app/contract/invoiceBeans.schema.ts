import type { InferType } from 'yup';

import { filledText, flag, lines, listOf, oneOrTwo, shape, text, whole, yuan, yuanOrEmpty } from './wire/fields.ts';
import {
  type InvoiceCodeName,
  invoiceInfoNames,
  invoiceReceiverCodeNames,
  invoiceReceiverNames,
  type InvoiceTextName,
  type NamesIn,
} from './wire/invoiceNames.ts';
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

/** Returns the schema of each text of a table by its wire name. */
const textSchemas = <Table extends Readonly<Record<string, InvoiceTextName>>>(table: Table) =>
  Object.fromEntries(Object.values(table).map(({ name, max }) => [name, text(max)])) as Record<
    NamesIn<Table>,
    ReturnType<typeof text>
  >;

/** Returns the schema of each code of a table by its wire name. */
const codeSchemas = <Table extends Readonly<Record<string, InvoiceCodeName>>>(table: Table) =>
  Object.fromEntries(Object.values(table).map(({ name }) => [name, regionCode()])) as Record<
    NamesIn<Table>,
    ReturnType<typeof regionCode>
  >;

/** Fields that are printed on the invoice. */
export const invoiceInfoBean = shape({
  amount: yuanOrEmpty(),
  taxpaerType: oneOrTwo(),
  ...textSchemas(invoiceInfoNames),
  orderType: oneOrTwo(),
});

/** Recipient of the invoice. */
export const invoiceReceiveBean = shape({
  ...codeSchemas(invoiceReceiverCodeNames),
  ...textSchemas(invoiceReceiverNames),
});

/** Materials that prove that the group may get a special invoice. */
export const invoiceMaterialBean = shape({
  emailAddress: text(254),
  materialInfo: listOf(shape({ type: filledText(40), fileUrlList: fileUrls(20) }), 20),
});
