import { isIn } from '../machine/stateMachine.ts';
import type { Invoice } from './invoice.ts';
import { invoiceMachine, middleStatusOf, type InvoiceStatus } from './invoiceMachine.ts';

/** A change of an invoice's state. */
export interface InvoiceStatusChange {
  readonly to: InvoiceStatus;
  /** The reason of a failure, or the required materials. It is stored only in these two states. */
  readonly failMessage?: string;
}

/**
 * Returns the invoice in a new state, with the `middleStatus` of that state. It doesn't check the transition;
 * `invoiceMachine` defines which transitions are allowed.
 */
export const invoiceInStatus = (invoice: Invoice, { to, failMessage = '' }: InvoiceStatusChange): Invoice => ({
  ...invoice,
  status: to,
  middleStatus: middleStatusOf(to),
  failMessage: isIn(invoiceMachine.sets.explained, to) ? failMessage : '',
  needsMaterial: to === 'materialNeeded' || (invoice.needsMaterial && to !== 'materialSent'),
});
