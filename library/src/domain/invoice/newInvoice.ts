import type { Fen } from '../money/fen.ts';
import { emptyInvoice, type Invoice } from './invoice.ts';

/** The data of an order that are copied into the fields of a new invoice. */
export interface InvoiceSource {
  readonly groupName: string;
  /** Tax id of the group; empty when the tax id is unknown. */
  readonly groupTaxId: string;
  /** Amount in fen that can still be invoiced. If it is null, the whole `totalPremiumFen` can be invoiced. */
  readonly mergedAmountFen: Fen | null;
  readonly totalPremiumFen: Fen;
}

/**
 * Fills the empty fields of an invoice with defaults when the invoice is loaded (specification §3). Title and tax name
 * become the name of the group, and the tax id becomes the tax id of the group. The amount becomes `mergedAmountFen`,
 * the amount that can still be invoiced. If `mergedAmountFen` is null, the amount becomes the total premium of the
 * order.
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

/** An additional invoice over the remaining amount `leftFen`, for the buyer and receiver of the invoice `issued`. */
export const furtherInvoice = (issued: Invoice, leftFen: Fen): Invoice => {
  const { info, receiver, type, productId, policyUuid, policyType, orderType, endorsementUuid } = issued;
  const kept = { type, productId, policyUuid, policyType, orderType, endorsementUuid, receiver };
  const { showsSpecialInvoice } = issued;
  return { ...emptyInvoice, ...kept, showsSpecialInvoice, info: { ...info, amountFen: leftFen } };
};
