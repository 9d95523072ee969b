import { isIn } from '../machine/stateMachine.ts';
import { type Fen, MoneyError } from '../money/fen.ts';
import { invoiceMachine, type InvoiceStatus, isIssued, isRedLetter } from './invoiceMachine.ts';

/** An invoice as far as it counts: above 0, or below it where it is a red-letter invoice (红字发票). */
export interface CountedInvoice {
  readonly amountFen: Fen;
  readonly status: InvoiceStatus;
}

/** What a policy's money did so far. */
export interface PolicyMoney {
  readonly premiumFen: Fen;
  /** Nets of the endorsements that are in force: paid above 0, refunded below. */
  readonly endorsementNetsFen: readonly Fen[];
  /** Invoices of the policy and its endorsements, red-letter ones among them. */
  readonly invoices: readonly CountedInvoice[];
}

const exactSum = (amounts: readonly Fen[]): Fen => {
  const sum = amounts.reduce((total, fen) => total + fen, 0);
  if (![...amounts, sum].every(Number.isSafeInteger)) throw new MoneyError('not a whole number of fen');
  return sum;
};

const sumOf = (invoices: readonly CountedInvoice[]): Fen => exactSum(invoices.map(({ amountFen }) => amountFen));

/** The amount after endorsements (the specification's `mergeInvoiceAmount`). @throws MoneyError where a part isn't whole fen */
export const mergedAmountOf = ({ premiumFen, endorsementNetsFen }: Omit<PolicyMoney, 'invoices'>): Fen =>
  Math.max(exactSum([premiumFen, ...endorsementNetsFen]), 0);

/** An application holds its amount until it fails; a red-letter invoice gives its amount back once it is issued. */
const counts = (invoice: CountedInvoice): boolean =>
  isRedLetter(invoice) ? isIssued(invoice.status) : !isIn(invoiceMachine.sets.released, invoice.status);

/**
 * What may still be invoiced: the amount after endorsements less what is invoiced or applied for; failed applications
 * don't count. Never below 0. @throws MoneyError where a part isn't whole fen
 */
export const invoiceableBalance = (money: PolicyMoney): Fen =>
  Math.max(mergedAmountOf(money) - sumOf(money.invoices.filter(counts)), 0);

/**
 * By how much the invoices that are out exceed the amount after endorsements, red-letter invoices that are only noted
 * included: what further ones have to take off. Never below 0. @throws MoneyError where a part isn't whole fen
 */
export function invoicedExcess(money: PolicyMoney): Fen {
  const standing = money.invoices.filter((invoice) => isRedLetter(invoice) || isIssued(invoice.status));
  return Math.max(sumOf(standing) - mergedAmountOf(money), 0);
}
