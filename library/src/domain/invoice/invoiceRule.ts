import type { FieldDemand } from '../problem/fieldDemand.ts';
import type { ProductFeatures } from '../product/productDefinition.ts';
import type { InvoiceInfo, InvoiceReceiver, InvoiceType } from './invoice.ts';

/** A field of the invoice form; product and type of invoice decide whether it is required. */
export type InvoiceField =
  | Exclude<keyof InvoiceInfo, 'policySn'>
  | `receiver.${'name' | 'mobile' | 'email' | 'region' | 'address'}`
  | 'material';

/** The rule of a product for its invoices. */
export interface InvoiceRule {
  readonly allowsSpecial: boolean;
  /**
   * True when every invoice requires the phone number of the tax registration (the specification's list "invoice tax
   * phone").
   */
  readonly requiresTaxPhone: boolean;
  /** True when a special invoice requires a proof that the taxpayer is a general taxpayer. */
  readonly requiresMaterial: boolean;
}

/** The rule that follows from a product's features. Special invoices are allowed unless the product excludes them. */
export const invoiceRuleOf = (features: Pick<ProductFeatures, 'invoiceTaxPhone' | 'specialInvoice'>): InvoiceRule => ({
  allowsSpecial: features.specialInvoice ?? true,
  requiresTaxPhone: features.invoiceTaxPhone,
  requiresMaterial: true,
});

/**
 * The demand of each field. An ordinary invoice is electronic and sent by e-mail. A special invoice is issued on paper,
 * and its buyer must be a registered taxpayer.
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

/** True when the receiver's region is chosen; the district is optional, because some cities have none. */
export const hasRegion = ({ provinceCode, cityCode }: InvoiceReceiver): boolean => provinceCode > 0 && cityCode > 0;
