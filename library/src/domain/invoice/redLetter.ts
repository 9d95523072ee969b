import type { Fen } from '../money/fen.ts';
import { emptyInvoice, type Invoice } from './invoice.ts';

/** An invoice that is out, with what is left of it after earlier red-letter invoices. */
export interface StandingInvoice<Id> {
  readonly id: Id;
  readonly leftFen: Fen;
}

/** What a red-letter invoice takes off which invoice; `amountFen` is below 0. */
export interface Reversal<Id> {
  readonly id: Id;
  readonly amountFen: Fen;
}

/**
 * The red-letter invoices (红字发票) that take an excess off the invoices of a policy, the newest first and none below 0.
 *
 * A refund by endorsement ends a part of a service, for which the seller issues a red-letter invoice over that part
 * (财税〔2016〕36号, annex 1, article 42). A special invoice may be reversed in part as well as an ordinary one, of which
 * several red-letter invoices within its amount are allowed (国家税务总局公告2016年第47号, articles 1 and 4). So what was
 * issued stays and the difference is reversed; an invoice is reversed whole only where nothing of it is left, and none
 * is issued anew for the rest.
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

/** The red-letter invoice of an invoice: for the same buyer to the same receiver, over the amount that it takes off. */
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
