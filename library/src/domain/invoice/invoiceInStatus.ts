import { isIn } from '../machine/stateMachine.ts';
import type { Invoice } from './invoice.ts';
import { invoiceMachine, middleStatusOf, type InvoiceStatus } from './invoiceMachine.ts';

/** A change of an invoice's state, with its explanation. */
export interface InvoiceStatusChange {
  readonly to: InvoiceStatus;
  /**
   * The reason why the invoice failed, or the materials that are required. It is kept only in the states `failed` and
   * `materialNeeded`.
   */
  readonly failMessage?: string;
}

/**
 * Returns the invoice in a new state, with the `middleStatus` of that state. This function doesn't check that the
 * transition is allowed; `invoiceMachine` defines the allowed ones.
 */
export const invoiceInStatus = (invoice: Invoice, { to, failMessage = '' }: InvoiceStatusChange): Invoice => ({
  ...invoice,
  status: to,
  middleStatus: middleStatusOf(to),
  failMessage: isIn(invoiceMachine.sets.explained, to) ? failMessage : '',
  needsMaterial: to === 'materialNeeded' || (invoice.needsMaterial && to !== 'materialSent'),
});
