import { type Fen, MoneyError } from '../money/fen.ts';
import type { InvoiceStatus } from './invoiceStatus.ts';

/** What a policy's money did so far. */
export interface PolicyMoney {
  readonly premiumFen: Fen;
  /** Nets of the endorsements that are in force: paid above 0, refunded below. */
  readonly endorsementNetsFen: readonly Fen[];
  /** Invoices of the policy and its endorsements. */
  readonly invoices: readonly { readonly amountFen: Fen; readonly status: InvoiceStatus }[];
}

const exactSum = (amounts: readonly Fen[]): Fen => {
  const sum = amounts.reduce((total, fen) => total + fen, 0);
  if (![...amounts, sum].every(Number.isSafeInteger)) throw new MoneyError('not a whole number of fen');
  return sum;
};

/** The amount after endorsements (the specification's `mergeInvoiceAmount`). @throws MoneyError where a part isn't whole fen */
export const mergedAmountOf = ({ premiumFen, endorsementNetsFen }: Omit<PolicyMoney, 'invoices'>): Fen =>
  Math.max(exactSum([premiumFen, ...endorsementNetsFen]), 0);

const counts = (status: InvoiceStatus) => status !== 'none' && status !== 'failed';

/**
 * What may still be invoiced: the amount after endorsements less what is invoiced or applied for; failed applications
 * don't count. Never below 0. @throws MoneyError where a part isn't whole fen
 */
export function invoiceableBalance(money: PolicyMoney): Fen {
  const used = money.invoices.filter(({ status }) => counts(status)).map(({ amountFen }) => amountFen);
  return Math.max(mergedAmountOf(money) - exactSum(used), 0);
}
