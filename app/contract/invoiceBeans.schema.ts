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

/** Bean of a saved invoice, as a JSON string. Beans are the parts into which the specification divides an invoice. */
const savedBean = () => text(60_000);

/** Saved invoice. Before the first application, the fields have the initial values of the invoice form. */
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
  /**
   * The four beans as JSON strings: `invoiceInfoBean`, `invoiceReceiveBean`, `invoiceMaterialBean` and
   * `invoiceExpressBean`.
   */
  invoiceInfo: savedBean(),
  receiveInfo: savedBean(),
  specialInvoiceMaterial: savedBean(),
  expressInfo: savedBean(),
  groupName: text(200),
  groupInvoiceInfoAssist: shape({ taxId: text(40) }),
  /**
   * Initial amount of the invoice in yuan. Only given if the policy has endorsements or a part of the premium is
   * already invoiced, so that the amount may differ from `totalPremium`; otherwise empty.
   */
  mergeInvoiceAmount: yuanOrEmpty(),
  totalPremium: yuan(),
  /** Maximum amount in yuan for which an invoice can be requested now. */
  invoiceBalance: yuan(),
  invoiceNo: text(60),
});
export type InvoiceRecordWire = InferType<typeof invoiceRecord>;

const regionCode = () => whole(0, 999_999);

/** Returns the schemas of the text fields in a table, by their wire names. */
const textSchemas = <Table extends Readonly<Record<string, InvoiceTextName>>>(table: Table) =>
  Object.fromEntries(Object.values(table).map(({ name, max }) => [name, text(max)])) as Record<
    NamesIn<Table>,
    ReturnType<typeof text>
  >;

/** Returns the schemas of the region codes in a table, by their wire names. */
const codeSchemas = <Table extends Readonly<Record<string, InvoiceCodeName>>>(table: Table) =>
  Object.fromEntries(Object.values(table).map(({ name }) => [name, regionCode()])) as Record<
    NamesIn<Table>,
    ReturnType<typeof regionCode>
  >;

/** Bean with the fields that are printed on the invoice. */
export const invoiceInfoBean = shape({
  amount: yuanOrEmpty(),
  taxpaerType: oneOrTwo(),
  ...textSchemas(invoiceInfoNames),
  orderType: oneOrTwo(),
});

/** Bean with the recipient of the invoice. */
export const invoiceReceiveBean = shape({
  ...codeSchemas(invoiceReceiverCodeNames),
  ...textSchemas(invoiceReceiverNames),
});

/** Materials that prove that the applicant is entitled to a special invoice. */
export const invoiceMaterialBean = shape({
  emailAddress: text(254),
  materialInfo: listOf(shape({ type: filledText(40), fileUrlList: fileUrls(20) }), 20),
});
