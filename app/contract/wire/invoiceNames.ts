import type { InvoiceInfo, InvoiceReceiver } from '@tuanbao/library/domain/invoice/invoice';

/** Wire name of a text field of an invoice. */
export interface InvoiceTextName {
  readonly name: string;
  /** Maximum number of characters of the text. */
  readonly max: number;
  /** Name of the field in old records. Old records store the recipient in the bean of the invoice itself. */
  readonly earlier?: string;
}

/** Wire name of a region code in the address of an invoice's recipient. */
export interface InvoiceCodeName {
  readonly name: string;
  /** Name of the field in old records. */
  readonly earlier?: string;
}

type InfoText = Exclude<keyof InvoiceInfo, 'amountFen' | 'taxpayerKind'>;
type ReceiverCode = 'provinceCode' | 'cityCode' | 'districtCode';
type ReceiverText = Exclude<keyof InvoiceReceiver, ReceiverCode>;

/** Wire names of the text fields of `invoiceInfoBean`, by field of `InvoiceInfo`. */
export const invoiceInfoNames = {
  bankAccount: { name: 'taxBankId', max: 60 },
  bankName: { name: 'taxBankName', max: 200 },
  taxId: { name: 'taxId', max: 60 },
  taxName: { name: 'taxName', max: 200 },
  title: { name: 'title', max: 200 },
  taxAddress: { name: 'taxAddress', max: 300 },
  taxPhone: { name: 'taxTel', max: 40 },
  policySn: { name: 'policySn', max: 60 },
} as const satisfies Readonly<Record<InfoText, InvoiceTextName>>;

/** Wire names of the region codes of `invoiceReceiveBean`, by field of `InvoiceReceiver`. */
export const invoiceReceiverCodeNames = {
  provinceCode: { name: 'provinceCode' },
  cityCode: { name: 'cityCode' },
  districtCode: { name: 'districtCode', earlier: 'zoneCode' },
} as const satisfies Readonly<Record<ReceiverCode, InvoiceCodeName>>;

/** Wire names of the text fields of `invoiceReceiveBean`, by field of `InvoiceReceiver`. */
export const invoiceReceiverNames = {
  provinceName: { name: 'provinceName', max: 60, earlier: 'province' },
  cityName: { name: 'cityName', max: 60, earlier: 'city' },
  districtName: { name: 'districtName', max: 60, earlier: 'zone' },
  address: { name: 'receiveAddress', max: 300, earlier: 'address' },
  email: { name: 'receiveEmail', max: 254, earlier: 'mailAddress' },
  mobile: { name: 'receiveMobile', max: 20, earlier: 'contactTel' },
  name: { name: 'receiveName', max: 60, earlier: 'contactPerson' },
} as const satisfies Readonly<Record<ReceiverText, InvoiceTextName>>;

/** Union of the wire names that a table contains. */
export type NamesIn<Table extends Readonly<Record<string, { readonly name: string }>>> = Table[keyof Table]['name'];
