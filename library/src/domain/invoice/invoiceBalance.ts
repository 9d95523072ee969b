import { isIn } from '../machine/stateMachine.ts';
import { type Fen, MoneyError } from '../money/fen.ts';
import { invoiceMachine, type InvoiceStatus, isIssued, isRedLetter } from './invoiceMachine.ts';

/** The data of an invoice that count for the balance. The amount is below 0 in a red-letter invoice (红字发票). */
export interface CountedInvoice {
  readonly amountFen: Fen;
  readonly status: InvoiceStatus;
}

/** The premium, the endorsements and the invoices of a policy, from which the balance is computed. */
export interface PolicyMoney {
  readonly premiumFen: Fen;
  /** Net amounts of the endorsements in force, in fen. An amount above 0 was paid, an amount below 0 was refunded. */
  readonly endorsementNetsFen: readonly Fen[];
  /** All invoices of the policy and of its endorsements. Red-letter invoices are included. */
  readonly invoices: readonly CountedInvoice[];
}

const exactSum = (amounts: readonly Fen[]): Fen => {
  const sum = amounts.reduce((total, fen) => total + fen, 0);
  if (![...amounts, sum].every(Number.isSafeInteger)) throw new MoneyError('not a whole number of fen');
  return sum;
};

const sumOf = (invoices: readonly CountedInvoice[]): Fen => exactSum(invoices.map(({ amountFen }) => amountFen));

/**
 * Total premium of a policy after its endorsements, in fen, never below 0 (the specification's `mergeInvoiceAmount`).
 * @throws MoneyError when an amount isn't whole fen
 */
export const mergedAmountOf = ({ premiumFen, endorsementNetsFen }: Omit<PolicyMoney, 'invoices'>): Fen =>
  Math.max(exactSum([premiumFen, ...endorsementNetsFen]), 0);

/**
 * True when an invoice counts for the balance. An ordinary application counts from the start until it fails. A
 * red-letter invoice counts only after it is issued.
 */
const counts = (invoice: CountedInvoice): boolean =>
  isRedLetter(invoice) ? isIssued(invoice.status) : !isIn(invoiceMachine.sets.released, invoice.status);

/**
 * Amount in fen that can still be invoiced, never below 0. It is the total premium after endorsements, minus the
 * applications that haven't failed and the issued invoices. @throws MoneyError when an amount isn't whole fen
 */
export const invoiceableBalance = (money: PolicyMoney): Fen =>
  Math.max(mergedAmountOf(money) - sumOf(money.invoices.filter(counts)), 0);

/**
 * Amount in fen by which the issued invoices exceed the total premium after endorsements; never below 0. All red-letter
 * invoices are subtracted first, also those that aren't issued yet. Further red-letter invoices must reverse this
 * excess. @throws MoneyError when an amount isn't whole fen
 */
export function invoicedExcess(money: PolicyMoney): Fen {
  const standing = money.invoices.filter((invoice) => isRedLetter(invoice) || isIssued(invoice.status));
  return Math.max(sumOf(standing) - mergedAmountOf(money), 0);
}
