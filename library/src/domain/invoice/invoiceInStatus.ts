import { isIn } from '../machine/stateMachine.ts';
import type { Invoice } from './invoice.ts';
import { invoiceMachine, middleStatusOf, type InvoiceStatus } from './invoiceMachine.ts';

/** A change of an invoice's state, with its explanation. */
export interface InvoiceStatusChange {
  readonly to: InvoiceStatus;
  /**
   * The reason of the failure, or the required materials. The text is stored only in the states `failed` and
   * `materialNeeded`. @default ''
   */
  readonly failMessage?: string;
}

/**
 * Returns the invoice in a new state, with the `middleStatus` of this state. The caller must check that
 * `invoiceMachine` allows the transition.
 */
export const invoiceInStatus = (invoice: Invoice, { to, failMessage = '' }: InvoiceStatusChange): Invoice => ({
  ...invoice,
  status: to,
  middleStatus: middleStatusOf(to),
  failMessage: isIn(invoiceMachine.sets.explained, to) ? failMessage : '',
  needsMaterial: to === 'materialNeeded' || (invoice.needsMaterial && to !== 'materialSent'),
});
