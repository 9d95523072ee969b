import type { FieldDemand } from '../problem/fieldDemand.ts';
import type { ProductFeatures } from '../product/productDefinition.ts';
import type { InvoiceInfo, InvoiceReceiver, InvoiceType } from './invoice.ts';

/** A field of the invoice form whose demand depends on product and kind. */
export type InvoiceField =
  | Exclude<keyof InvoiceInfo, 'policySn'>
  | `receiver.${'name' | 'mobile' | 'email' | 'region' | 'address'}`
  | 'material';

/** A product's rule for its invoices. */
export interface InvoiceRule {
  readonly allowsSpecial: boolean;
  /** The specification's list "invoice tax phone": every invoice requires the phone of the tax registration. */
  readonly requiresTaxPhone: boolean;
  /** A special invoice requires proof of the general taxpayer. */
  readonly requiresMaterial: boolean;
}

/** The rule according to a product's flags; special invoices are allowed unless a product excludes them. */
export const invoiceRuleOf = (features: Pick<ProductFeatures, 'invoiceTaxPhone' | 'specialInvoice'>): InvoiceRule => ({
  allowsSpecial: features.specialInvoice ?? true,
  requiresTaxPhone: features.invoiceTaxPhone,
  requiresMaterial: true,
});

/**
 * The required fields: an ordinary invoice is electronic and sent by mail, a special one is on paper for a registered
 * taxpayer.
 */
export function invoiceDemands(type: InvoiceType, rule: InvoiceRule): Readonly<Record<InvoiceField, FieldDemand>> {
  const forSpecial: FieldDemand = type === 'special' ? 'required' : 'optional';
  const byPost: FieldDemand = type === 'special' ? 'required' : 'hidden';
  return {
    amountFen: 'required',
    taxpayerKind: 'required',
    title: 'required',
    taxName: forSpecial,
    taxId: forSpecial,
    taxAddress: forSpecial,
    taxPhone: rule.requiresTaxPhone ? 'required' : forSpecial,
    bankName: forSpecial,
    bankAccount: forSpecial,
    'receiver.name': byPost,
    'receiver.mobile': byPost,
    'receiver.email': type === 'special' ? 'optional' : 'required',
    'receiver.region': byPost,
    'receiver.address': byPost,
    material: type === 'special' && rule.requiresMaterial ? 'required' : 'hidden',
  };
}

/** True when the receiver's region is chosen; a city without districts is a leaf. */
export const hasRegion = ({ provinceCode, cityCode }: InvoiceReceiver): boolean => provinceCode > 0 && cityCode > 0;
