import type { Fen } from '../money/fen.ts';
import { emptyInvoice, type Invoice } from './invoice.ts';

/** An issued invoice, and the part of its amount (`leftFen`) that no red-letter invoice has reversed yet. */
export interface StandingInvoice<Id> {
  readonly id: Id;
  readonly leftFen: Fen;
}

/** A red-letter invoice that must be issued: the id of the reversed invoice, and an amount below 0. */
export interface Reversal<Id> {
  readonly id: Id;
  readonly amountFen: Fen;
}

/**
 * The red-letter invoices (红字发票) that reverse an excess in the invoices of a policy. The newest invoice (the last in
 * `standing`) is reversed first. No invoice is reversed by more than its remaining amount.
 *
 * Sources: An endorsement with a refund ends a part of the service, and the seller issues a red-letter invoice over
 * this part (财税〔2016〕36号, annex 1, article 42). Both special and ordinary invoices can be reversed in part. One invoice
 * can have several red-letter invoices, up to its amount (国家税务总局公告2016年第47号, articles 1 and 4). Therefore only the
 * excess is reversed, and no new invoice is issued for the remaining amount.
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

/**
 * Creates a red-letter invoice that reverses a part of `invoice`. Its amount is `amountFen`, below 0. Its buyer and
 * receiver are those of `invoice`.
 */
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
