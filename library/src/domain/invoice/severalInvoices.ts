import { isIn } from '../machine/stateMachine.ts';
import type { Fen } from '../money/fen.ts';
import type { Invoice } from './invoice.ts';
import { invoiceMachine, isIssued } from './invoiceMachine.ts';
import { invoiceProblems } from './invoiceProblems.ts';
import type { InvoiceRule } from './invoiceRule.ts';
import { furtherInvoice } from './newInvoice.ts';

/**
 * The reason why an order can't be invoiced together with other orders. `pending`: an application is pending.
 * `nothingLeft`: the whole amount is already invoiced. `special`: the buyer had or wants a special invoice.
 * `incomplete`: data of the invoice are missing or invalid.
 */
export type NotInvoicedTogether = 'pending' | 'nothingLeft' | 'special' | 'incomplete';

/** The latest invoice of an order, and the amount of the order that can still be invoiced. */
export interface InvoiceStanding {
  readonly invoice: Invoice;
  readonly balanceFen: Fen;
}

/**
 * An application for an ordinary invoice over the remaining amount of an order. The invoice is sent to `email`. If the
 * order can't be invoiced together with other orders, returns the reason.
 * @throws MoneyError when the balance isn't whole fen
 */
export function invoiceAmongSeveral(
  { invoice, balanceFen }: InvoiceStanding,
  rule: InvoiceRule,
  email: string,
): Invoice | NotInvoicedTogether {
  const { status } = invoice;
  if (!isIssued(status) && !isIn(invoiceMachine.sets.released, status)) return 'pending';
  if (balanceFen <= 0) return 'nothingLeft';
  if (invoice.type === 'special') return 'special';
  const { info, receiver, ...rest } = isIssued(status) ? furtherInvoice(invoice, balanceFen) : invoice;
  const application = { ...rest, info: { ...info, amountFen: balanceFen }, receiver: { ...receiver, email } };
  const wrong = invoiceProblems(application, rule, balanceFen).filter(
    ({ path, severity }) => severity === 'error' && path !== 'receiver.email',
  );
  return wrong.length === 0 ? application : 'incomplete';
}
