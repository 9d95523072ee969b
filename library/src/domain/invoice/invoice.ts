import type { Fen } from '../money/fen.ts';
import { middleStatusOf, type InvoiceStatus } from './invoiceMachine.ts';

/** Codes of the problems in an application for an invoice. */
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

/** Type of an invoice: ordinary (普通发票) or special (专用发票). */
export type InvoiceType = 'ordinary' | 'special';

/** Kind of a taxpayer: general (一般纳税人) or small-scale (小规模纳税人). Only a general taxpayer can get special invoices. */
export type TaxpayerKind = 'general' | 'smallScale';

/** Type of the invoiced object: an order, or an endorsement of a policy. */
export type InvoicedOrderType = 'order' | 'endorsement';

/** The party that pays the courier for delivering the invoice. */
export type ExpressPayer = 'insurer' | 'recipient';

/** Data that are printed on an invoice. */
export interface InvoiceInfo {
  /** Amount of the invoice in fen; null when it is unknown. */
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

/**
 * Recipient of the invoice. Province, city and district are codes of the region data. A code is 0 if nothing is chosen
 * on its level; the district's code is also 0 if the city has no districts.
 */
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

/** Uploaded files for one type of material of an invoice. */
export interface InvoiceMaterialItem {
  readonly type: string;
  readonly files: readonly string[];
}

/**
 * Materials for a special invoice. The user uploads them, or sends them by e-mail. Then `email` is the user's address, to
 * which the application form is sent. It is empty when the user uploads the materials.
 */
export interface InvoiceMaterial {
  readonly email: string;
  readonly items: readonly InvoiceMaterialItem[];
}

/** Data of the parcel with the invoice. They are empty until the parcel is sent. */
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
  /** The field `policyType` of the specification. The specification doesn't list its values. The default is 1. */
  readonly policyType: number;
  readonly orderType: InvoicedOrderType;
  /** Id of the invoiced endorsement; empty when the invoice is for an order. */
  readonly endorsementUuid: string;
  readonly status: InvoiceStatus;
  /**
   * Code of the invoice's state. According to the specification (§4), it is sent with every change of the state. The
   * default is 200.
   */
  readonly middleStatus: number;
  readonly failMessage: string;
  /** Instant at which the user applied for the invoice, ISO 8601. It is empty before the application. */
  readonly createdAt: string;
  readonly showsSpecialInvoice: boolean;
  readonly needsMaterial: boolean;
  readonly info: InvoiceInfo;
  readonly receiver: InvoiceReceiver;
  readonly material: InvoiceMaterial;
  readonly express: InvoiceExpress;
}

/**
 * An invoice with the default values of the specification, for example ordinary type, policy type 1 and middle status
 * 200. All texts are empty.
 */
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
