import { isIn } from '../machine/stateMachine.ts';
import { type Fen, MoneyError } from '../money/fen.ts';
import { invoiceMachine, type InvoiceStatus, isIssued, isRedLetter } from './invoiceMachine.ts';

/** The data of an invoice that the balance depends on. The amount is below 0 for a red-letter invoice (红字发票). */
export interface CountedInvoice {
  readonly amountFen: Fen;
  readonly status: InvoiceStatus;
}

/** The payments and invoices of a policy. */
export interface PolicyMoney {
  readonly premiumFen: Fen;
  /** Net amounts of the endorsements in force, in fen: above 0 paid, below 0 refunded. */
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
 * Total premium after endorsements in fen, never below 0 (the specification's `mergeInvoiceAmount`). @throws MoneyError
 * when an amount isn't whole fen
 */
export const mergedAmountOf = ({ premiumFen, endorsementNetsFen }: Omit<PolicyMoney, 'invoices'>): Fen =>
  Math.max(exactSum([premiumFen, ...endorsementNetsFen]), 0);

/**
 * True when an invoice reduces the balance. An application counts until it fails; a red-letter invoice counts after it
 * is issued.
 */
const counts = (invoice: CountedInvoice): boolean =>
  isRedLetter(invoice) ? isIssued(invoice.status) : !isIn(invoiceMachine.sets.released, invoice.status);

/**
 * Amount in fen that can still be invoiced, never below 0. It is the total premium after endorsements, minus all
 * invoices and applications that haven't failed. @throws MoneyError when an amount isn't whole fen
 */
export const invoiceableBalance = (money: PolicyMoney): Fen =>
  Math.max(mergedAmountOf(money) - sumOf(money.invoices.filter(counts)), 0);

/**
 * Amount in fen by which the issued invoices, minus all red-letter invoices, exceed the total premium after
 * endorsements; never below 0. Further red-letter invoices must reverse it. @throws MoneyError when an amount isn't
 * whole fen
 */
export function invoicedExcess(money: PolicyMoney): Fen {
  const standing = money.invoices.filter((invoice) => isRedLetter(invoice) || isIssued(invoice.status));
  return Math.max(sumOf(standing) - mergedAmountOf(money), 0);
}
