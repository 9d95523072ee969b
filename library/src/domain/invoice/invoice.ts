import type { Fen } from '../money/fen.ts';
import { middleStatusOf, type InvoiceStatus } from './invoiceMachine.ts';

/** 普通发票 or 专用发票. */
export type InvoiceType = 'ordinary' | 'special';

/** 一般纳税人 or 小规模纳税人. Only a general taxpayer can have special invoices. */
export type TaxpayerKind = 'general' | 'smallScale';

/** Subject of the invoice: an order, or an endorsement of its policy. */
export type InvoicedOrderType = 'order' | 'endorsement';

/** The party that pays the courier. */
export type ExpressPayer = 'insurer' | 'recipient';

/** The data printed on the invoice. */
export interface InvoiceInfo {
  /** Amount in fen; null where unknown. */
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

/** Recipient of the invoice. Codes are those of the region data; 0 stands for no choice. */
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

/** A kind of material with its files. */
export interface InvoiceMaterialItem {
  readonly type: string;
  readonly files: readonly string[];
}

/** Materials for a special invoice: uploaded, or to be sent by mail. */
export interface InvoiceMaterial {
  readonly email: string;
  readonly items: readonly InvoiceMaterialItem[];
}

/** The parcel, after it was sent. */
export interface InvoiceExpress {
  readonly company: string;
  readonly number: string;
  readonly payer: string;
}

/** 发票: an application for an invoice, from the first input to the sent paper. */
export interface Invoice {
  readonly id: string;
  readonly productId: string;
  readonly policyUuid: string;
  readonly type: InvoiceType;
  /** The specification's `policyType`, whose values it doesn't list; 1 by default. */
  readonly policyType: number;
  readonly orderType: InvoicedOrderType;
  /** Id of the invoiced endorsement; empty for an order. */
  readonly endorsementUuid: string;
  readonly status: InvoiceStatus;
  /** Code that belongs to the state and is sent with every change of it; 200 by default. */
  readonly middleStatus: number;
  readonly failMessage: string;
  /** Instant of the application, ISO 8601; empty before it. */
  readonly createdAt: string;
  readonly showsSpecialInvoice: boolean;
  readonly needsMaterial: boolean;
  readonly info: InvoiceInfo;
  readonly receiver: InvoiceReceiver;
  readonly material: InvoiceMaterial;
  readonly express: InvoiceExpress;
}

/** The specification's defaults: ordinary, policy type 1, middle status 200, everything else empty. */
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
