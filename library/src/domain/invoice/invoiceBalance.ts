import { isIn } from '../machine/stateMachine.ts';
import { type Fen, MoneyError } from '../money/fen.ts';
import { invoiceMachine, type InvoiceStatus, isIssued, isRedLetter } from './invoiceMachine.ts';

/** The data of an invoice that are needed for the balance. The amount of a red-letter invoice (红字发票) is below 0. */
export interface CountedInvoice {
  readonly amountFen: Fen;
  readonly status: InvoiceStatus;
}

/** The premium, endorsements and invoices of a policy. The balance is computed from them. */
export interface PolicyMoney {
  readonly premiumFen: Fen;
  /**
   * Net amounts of the endorsements in force, in fen. An amount above 0 was charged to the applicant. An amount below 0
   * was refunded to the applicant.
   */
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
 * True when the amount of an invoice is subtracted from the balance. A red-letter invoice is subtracted only after it
 * is issued. Its amount is negative, so the subtraction increases the balance. Any other invoice is subtracted as soon
 * as the user applies for it, unless the application fails.
 */
const counts = (invoice: CountedInvoice): boolean =>
  isRedLetter(invoice) ? isIssued(invoice.status) : !isIn(invoiceMachine.sets.released, invoice.status);

/**
 * Amount in fen that can still be invoiced, at least 0. It is the total premium after endorsements, minus the amounts
 * of the invoices for which `counts` returns true.
 * @throws MoneyError when an amount isn't whole fen
 */
export const invoiceableBalance = (money: PolicyMoney): Fen =>
  Math.max(mergedAmountOf(money) - sumOf(money.invoices.filter(counts)), 0);

/**
 * Amount in fen by which the issued invoices exceed the total premium after endorsements, at least 0. All red-letter
 * invoices are already included, even those that aren't issued yet. Additional red-letter invoices must reverse
 * this excess.
 * @throws MoneyError when an amount isn't whole fen
 */
export function invoicedExcess(money: PolicyMoney): Fen {
  const standing = money.invoices.filter((invoice) => isRedLetter(invoice) || isIssued(invoice.status));
  return Math.max(sumOf(standing) - mergedAmountOf(money), 0);
}
