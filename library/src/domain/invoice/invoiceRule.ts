import type { FieldDemand } from '../problem/fieldDemand.ts';
import type { ProductFeatures } from '../product/productDefinition.ts';
import type { InvoiceInfo, InvoiceReceiver, InvoiceType } from './invoice.ts';

/** A field of the invoice form whose demand depends on product and kind. */
export type InvoiceField =
  | Exclude<keyof InvoiceInfo, 'policySn'>
  | `receiver.${'name' | 'mobile' | 'email' | 'region' | 'address'}`
  | 'material';

/** What a product says about its invoices. */
export interface InvoiceRule {
  readonly allowsSpecial: boolean;
  /** The specification's list "invoice tax phone": the phone of the tax registration is asked for with every invoice. */
  readonly requiresTaxPhone: boolean;
  /** A special invoice asks for proof of the general taxpayer. */
  readonly requiresMaterial: boolean;
}

/** The rule that a product's flags give; special invoices are allowed unless a product says otherwise. */
export const invoiceRuleOf = (features: Pick<ProductFeatures, 'invoiceTaxPhone'>): InvoiceRule => ({
  allowsSpecial: true,
  requiresTaxPhone: features.invoiceTaxPhone,
  requiresMaterial: true,
});

/** Which fields are asked for: an ordinary invoice is electronic and mailed, a special one is paper for a registered taxpayer. */
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

/** Whether the receiver's region is chosen; a city without districts is a leaf. */
export const hasRegion = ({ provinceCode, cityCode }: InvoiceReceiver): boolean => provinceCode > 0 && cityCode > 0;
