import type { Fen } from '../money/fen.ts';
import { emptyInvoice, type Invoice } from './invoice.ts';

/** The order's data for a new invoice. */
export interface InvoiceSource {
  readonly groupName: string;
  /** The known tax id of the group; empty where there is none. */
  readonly groupTaxId: string;
  /** The amount after endorsements in fen; null where there are none. */
  readonly mergedAmountFen: Fen | null;
  readonly totalPremiumFen: Fen;
}

/**
 * An invoice with defaults in its empty fields (specification §3, on loading): title and tax name of the group, merged or
 * total amount.
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

/** A further invoice for the buyer and receiver of an issued one, over the remaining amount. */
export const furtherInvoice = (issued: Invoice, leftFen: Fen): Invoice => {
  const { info, receiver, type, productId, policyUuid, policyType, orderType, endorsementUuid } = issued;
  const kept = { type, productId, policyUuid, policyType, orderType, endorsementUuid, receiver };
  const { showsSpecialInvoice } = issued;
  return { ...emptyInvoice, ...kept, showsSpecialInvoice, info: { ...info, amountFen: leftFen } };
};
