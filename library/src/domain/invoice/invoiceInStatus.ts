import { isIn } from '../machine/stateMachine.ts';
import type { Invoice } from './invoice.ts';
import { invoiceMachine, middleStatusOf, type InvoiceStatus } from './invoiceMachine.ts';

/** A status that an invoice moves to. */
export interface InvoiceStatusChange {
  readonly to: InvoiceStatus;
  /** The reason of a failure, or the required materials; kept only in these two states. */
  readonly failMessage?: string;
}

/** The invoice in a state, with the `middleStatus` of that state. `invoiceMachine` says which states it can move to. */
export const invoiceInStatus = (invoice: Invoice, { to, failMessage = '' }: InvoiceStatusChange): Invoice => ({
  ...invoice,
  status: to,
  middleStatus: middleStatusOf(to),
  failMessage: isIn(invoiceMachine.sets.explained, to) ? failMessage : '',
  needsMaterial: to === 'materialNeeded' || (invoice.needsMaterial && to !== 'materialSent'),
});
