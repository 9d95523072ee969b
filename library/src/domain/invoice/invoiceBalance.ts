import { isIn } from '../machine/stateMachine.ts';
import { type Fen, MoneyError } from '../money/fen.ts';
import { invoiceMachine, type InvoiceStatus, isIssued, isRedLetter } from './invoiceMachine.ts';

/** The parts of an invoice that the balance depends on; the amount is below 0 for a red-letter invoice (红字发票). */
export interface CountedInvoice {
  readonly amountFen: Fen;
  readonly status: InvoiceStatus;
}

/** The payments and invoices of a policy. */
export interface PolicyMoney {
  readonly premiumFen: Fen;
  /** Nets of the endorsements in force, in fen: above 0 paid, below 0 refunded. */
  readonly endorsementNetsFen: readonly Fen[];
  /** Invoices of the policy and its endorsements, including red-letter ones. */
  readonly invoices: readonly CountedInvoice[];
}

const exactSum = (amounts: readonly Fen[]): Fen => {
  const sum = amounts.reduce((total, fen) => total + fen, 0);
  if (![...amounts, sum].every(Number.isSafeInteger)) throw new MoneyError('not a whole number of fen');
  return sum;
};

const sumOf = (invoices: readonly CountedInvoice[]): Fen => exactSum(invoices.map(({ amountFen }) => amountFen));

/**
 * The amount after endorsements in fen (the specification's `mergeInvoiceAmount`). @throws MoneyError where a part
 * isn't whole fen
 */
export const mergedAmountOf = ({ premiumFen, endorsementNetsFen }: Omit<PolicyMoney, 'invoices'>): Fen =>
  Math.max(exactSum([premiumFen, ...endorsementNetsFen]), 0);

/** True when an invoice counts: an application until it fails, a red-letter invoice from its issue on. */
const counts = (invoice: CountedInvoice): boolean =>
  isRedLetter(invoice) ? isIssued(invoice.status) : !isIn(invoiceMachine.sets.released, invoice.status);

/**
 * The amount that can still be invoiced: the amount after endorsements less all invoices and applications; failed
 * applications don't count. Never below 0, in fen. @throws MoneyError where a part isn't whole fen
 */
export const invoiceableBalance = (money: PolicyMoney): Fen =>
  Math.max(mergedAmountOf(money) - sumOf(money.invoices.filter(counts)), 0);

/**
 * The amount by which issued invoices, less all red-letter invoices, exceed the amount after endorsements: further
 * red-letter invoices have to cover it. Never below 0, in fen. @throws MoneyError where a part isn't whole fen
 */
export function invoicedExcess(money: PolicyMoney): Fen {
  const standing = money.invoices.filter((invoice) => isRedLetter(invoice) || isIssued(invoice.status));
  return Math.max(sumOf(standing) - mergedAmountOf(money), 0);
}
