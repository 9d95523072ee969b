import type { Fen } from '../money/fen.ts';
import { emptyInvoice, type Invoice } from './invoice.ts';

/** What an order tells about its invoice before anything is entered. */
export interface InvoiceSource {
  readonly groupName: string;
  /** The tax id that is known of the group; empty where none is. */
  readonly groupTaxId: string;
  /** The amount after endorsements were merged in; null where there are none. */
  readonly mergedAmountFen: Fen | null;
  readonly totalPremiumFen: Fen;
}

type InvoiceSubject = Pick<Invoice, 'productId' | 'policyUuid' | 'orderType' | 'endorsementUuid'> & {
  readonly policySn: string;
};

/** An invoice as the form first shows it (specification §3): title and tax name from the group, amount merged or total. */
export const newInvoice = (subject: InvoiceSubject, source: InvoiceSource): Invoice => {
  const { policySn, ...known } = subject;
  return withDefaults({ ...emptyInvoice, ...known, info: { ...emptyInvoice.info, policySn } }, source);
};

/** A loaded invoice with the defaults where it says nothing (specification §3, on loading). */
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

/** A further invoice for the buyer and receiver of one that is out, over what is left. */
export const furtherInvoice = (issued: Invoice, leftFen: Fen): Invoice => {
  const { info, receiver, type, productId, policyUuid, policyType, orderType, endorsementUuid } = issued;
  const kept = { type, productId, policyUuid, policyType, orderType, endorsementUuid, receiver };
  const { showsSpecialInvoice } = issued;
  return { ...emptyInvoice, ...kept, showsSpecialInvoice, info: { ...info, amountFen: leftFen } };
};
