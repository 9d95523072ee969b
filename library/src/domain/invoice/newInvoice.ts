import type { Fen } from '../money/fen.ts';
import { emptyInvoice, type Invoice } from './invoice.ts';

/** The data of an order with which a new invoice is filled in. */
export interface InvoiceSource {
  readonly groupName: string;
  /** Tax id of the group; empty when the tax id is unknown. */
  readonly groupTaxId: string;
  /**
   * Amount in fen that can still be invoiced if the policy has endorsements, or a part of the premium is invoiced
   * already; null otherwise.
   */
  readonly mergedAmountFen: Fen | null;
  readonly totalPremiumFen: Fen;
}

/**
 * Fills the empty fields of an invoice with defaults (specification §3, on loading). Title and tax name become the name
 * of the group. The amount becomes `mergedAmountFen`, the amount that can still be invoiced. If `mergedAmountFen` is
 * null, the amount becomes the total premium of the order.
 */
export const withDefaults = (invoice: Invoice, source: InvoiceSource): Invoice => ({
  ...invoice,
  info: {
    ...invoice.info,
    title: invoice.info.title || source.groupName,
    taxName: invoice.info.taxName || source.groupName,
    taxId: invoice.info.taxId || source.groupTaxId.toUpperCase(),
    amountFen: invoice.info.amountFen ?? source.mergedAmountFen ?? source.totalPremiumFen,
  },
});

/** Another invoice over the remaining amount, for the buyer and receiver of the invoice `issued`. */
export const furtherInvoice = (issued: Invoice, leftFen: Fen): Invoice => {
  const { info, receiver, type, productId, policyUuid, policyType, orderType, endorsementUuid } = issued;
  const kept = { type, productId, policyUuid, policyType, orderType, endorsementUuid, receiver };
  const { showsSpecialInvoice } = issued;
  return { ...emptyInvoice, ...kept, showsSpecialInvoice, info: { ...info, amountFen: leftFen } };
};
