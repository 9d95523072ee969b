import type { Fen } from '../money/fen.ts';
import { emptyInvoice, type Invoice } from './invoice.ts';

/** An issued invoice with its remaining amount after earlier red-letter invoices. */
export interface StandingInvoice<Id> {
  readonly id: Id;
  readonly leftFen: Fen;
}

/** A red-letter invoice to issue: the reversed invoice, and `amountFen` below 0. */
export interface Reversal<Id> {
  readonly id: Id;
  readonly amountFen: Fen;
}

/**
 * The red-letter invoices (红字发票) that reverse an excess on the invoices of a policy, the newest first and none below 0.
 * A refund by endorsement ends a part of a service, for which the seller issues a red-letter invoice over that part
 * (财税〔2016〕36号, annex 1, article 42). Special invoices can be reversed in part like ordinary ones, and several
 * red-letter invoices within the amount of one are allowed (国家税务总局公告2016年第47号, articles 1 and 4). So the issued invoice
 * stays and the difference is reversed; an invoice is reversed completely only where nothing of it remains, and no new
 * one is issued for the rest.
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

/** The red-letter invoice of an invoice: the same buyer and receiver, over the reversed amount. */
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
