import type { Fen } from '../money/fen.ts';
import { emptyInvoice, type Invoice } from './invoice.ts';

/** An issued invoice with the part of its amount that no earlier red-letter invoice has reversed. */
export interface StandingInvoice<Id> {
  readonly id: Id;
  readonly leftFen: Fen;
}

/** A red-letter invoice that must be issued: the id of the invoice that it reverses, and an amount below 0. */
export interface Reversal<Id> {
  readonly id: Id;
  readonly amountFen: Fen;
}

/**
 * The red-letter invoices (红字发票) that take back an excess on the invoices of a policy. The newest invoice is reversed
 * first. No invoice is reversed by more than its remaining amount.
 *
 * Sources: a refund by endorsement ends a part of the service, and the seller issues a red-letter invoice over that
 * part (财税〔2016〕36号, annex 1, article 42). Special invoices can be reversed in part like ordinary ones, and one invoice
 * can have several red-letter invoices up to its amount (国家税务总局公告2016年第47号, articles 1 and 4). The issued invoice
 * therefore stays valid, and only the difference is reversed. An invoice is reversed completely only when nothing of it
 * remains; no new invoice is issued for the remaining amount.
 */
export function reversalsOf<Id>(standing: readonly StandingInvoice<Id>[], excessFen: Fen): readonly Reversal<Id>[] {
  const reversals: Reversal<Id>[] = [];
  let openFen = excessFen;
  for (const { id, leftFen } of [...standing].reverse()) {
    const amountFen = Math.min(leftFen, openFen);
    if (amountFen <= 0) continue;
    reversals.push({ id, amountFen: -amountFen });
    openFen -= amountFen;
  }
  return reversals;
}

/** Creates the red-letter invoice that reverses `amountFen` of an invoice, for the same buyer and receiver. */
export const redLetterOf = (invoice: Invoice, amountFen: Fen): Invoice => ({
  ...invoice,
  id: '',
  status: 'none',
  failMessage: '',
  createdAt: '',
  needsMaterial: false,
  info: { ...invoice.info, amountFen },
  material: emptyInvoice.material,
  express: emptyInvoice.express,
});
