import type { ProductFeatures } from '../product/productFeatures.ts';
import type { InvoiceReceiver } from './invoice.ts';

/** A product's rule about its invoices. */
export interface InvoiceRule {
  readonly allowsSpecial: boolean;
  /**
   * True when every invoice of the product requires the phone number of the tax registration (the list "invoice tax
   * phone" in the specification).
   */
  readonly requiresTaxPhone: boolean;
  /** True when a special invoice requires a proof that the buyer is a general taxpayer. */
  readonly requiresMaterial: boolean;
}

/**
 * The invoice rule that follows from a product's features. Special invoices are allowed if the product doesn't exclude
 * them.
 */
export const invoiceRuleOf = (features: Pick<ProductFeatures, 'invoiceTaxPhone' | 'specialInvoice'>): InvoiceRule => ({
  allowsSpecial: features.specialInvoice ?? true,
  requiresTaxPhone: features.invoiceTaxPhone,
  requiresMaterial: true,
});

/**
 * True when a region is chosen for the receiver. The district isn't required, because some cities have no districts.
 */
export const hasRegion = ({ provinceCode, cityCode }: InvoiceReceiver): boolean => provinceCode > 0 && cityCode > 0;
