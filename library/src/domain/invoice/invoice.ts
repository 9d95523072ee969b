import type { Fen } from '../money/fen.ts';
import { middleStatusOf, type InvoiceStatus } from './invoiceMachine.ts';

/** Problem codes of an invoice. */
export type InvoiceCode =
  | 'E_REQUIRED'
  | 'E_MOBILE'
  | 'E_EMAIL'
  | 'amountInvalid'
  | 'amountAboveBalance'
  | 'smallScaleNoSpecial'
  | 'specialNotAllowed'
  | 'taxIdFormat'
  | 'W_CREDIT_CODE_CHECKSUM'
  | 'taxPhoneInvalid'
  | 'bankAccountInvalid'
  | 'gbkTooLong'
  | 'gbkForeign'
  | 'invoiceTransitionRefused';

/** Ordinary invoice (普通发票) or special invoice (专用发票). */
export type InvoiceType = 'ordinary' | 'special';

/** General taxpayer (一般纳税人) or small-scale taxpayer (小规模纳税人). Only a general taxpayer can get special invoices. */
export type TaxpayerKind = 'general' | 'smallScale';

/** Object that is invoiced: an order, or an endorsement of its policy. */
export type InvoicedOrderType = 'order' | 'endorsement';

/** The party that pays the courier. */
export type ExpressPayer = 'insurer' | 'recipient';

/** Data that are printed on the invoice. */
export interface InvoiceInfo {
  /** Amount in fen; null when it is unknown. */
  readonly amountFen: Fen | null;
  readonly taxpayerKind: TaxpayerKind;
  readonly title: string;
  readonly taxName: string;
  readonly taxId: string;
  readonly taxAddress: string;
  readonly taxPhone: string;
  readonly bankName: string;
  readonly bankAccount: string;
  readonly policySn: string;
}

/** Recipient of the invoice. Codes are those of the region data; 0 means that nothing was chosen. */
export interface InvoiceReceiver {
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly provinceCode: number;
  readonly cityCode: number;
  readonly districtCode: number;
  readonly provinceName: string;
  readonly cityName: string;
  readonly districtName: string;
  readonly address: string;
}

/** Uploaded files for one type of material. */
export interface InvoiceMaterialItem {
  readonly type: string;
  readonly files: readonly string[];
}

/** Materials for a special invoice. They are uploaded, or sent by mail from the address `email`. */
export interface InvoiceMaterial {
  readonly email: string;
  readonly items: readonly InvoiceMaterialItem[];
}

/** Data of the parcel after it was sent. */
export interface InvoiceExpress {
  readonly company: string;
  readonly number: string;
  readonly payer: string;
}

/** Application for an invoice (发票), from the first input until the invoice is sent. */
export interface Invoice {
  readonly id: string;
  readonly productId: string;
  readonly policyUuid: string;
  readonly type: InvoiceType;
  /** The specification's `policyType`; its values aren't listed there. The default is 1. */
  readonly policyType: number;
  readonly orderType: InvoicedOrderType;
  /** Id of the invoiced endorsement; empty when an order is invoiced. */
  readonly endorsementUuid: string;
  readonly status: InvoiceStatus;
  /** Code of the state that is sent with every change of state. The default is 200. */
  readonly middleStatus: number;
  readonly failMessage: string;
  /** Instant of the application, ISO 8601; empty before the application. */
  readonly createdAt: string;
  readonly showsSpecialInvoice: boolean;
  readonly needsMaterial: boolean;
  readonly info: InvoiceInfo;
  readonly receiver: InvoiceReceiver;
  readonly material: InvoiceMaterial;
  readonly express: InvoiceExpress;
}

/** An invoice with the specification's defaults: ordinary, policy type 1, middle status 200, all other fields empty. */
export const emptyInvoice: Invoice = {
  id: '',
  productId: '',
  policyUuid: '',
  type: 'ordinary',
  policyType: 1,
  orderType: 'order',
  endorsementUuid: '',
  status: 'none',
  middleStatus: middleStatusOf('none'),
  failMessage: '',
  createdAt: '',
  showsSpecialInvoice: false,
  needsMaterial: false,
  info: {
    amountFen: null,
    taxpayerKind: 'general',
    title: '',
    taxName: '',
    taxId: '',
    taxAddress: '',
    taxPhone: '',
    bankName: '',
    bankAccount: '',
    policySn: '',
  },
  receiver: {
    name: '',
    mobile: '',
    email: '',
    provinceCode: 0,
    cityCode: 0,
    districtCode: 0,
    provinceName: '',
    cityName: '',
    districtName: '',
    address: '',
  },
  material: { email: '', items: [] },
  express: { company: '', number: '', payer: '' },
};
