import { isIn, transitionsFrom } from '../machine/stateMachine.ts';
import { errorAt, type Problem } from '../problem/problem.ts';
import type { Invoice } from './invoice.ts';
import { invoiceMachine, invoiceMachineOf, middleStatusOf, type InvoiceStatus } from './invoiceMachine.ts';

/** A change of status as it is sent. */
export interface InvoiceStatusChange {
  readonly to: InvoiceStatus;
  /** The reason of a failure, or the required materials; kept only in these two states. */
  readonly failMessage?: string;
}

/** The invoice in its next state with the `middleStatus` of that state, or the problem that prevents it. */
export function withInvoiceStatus(
  invoice: Invoice,
  change: InvoiceStatusChange,
): { readonly invoice: Invoice } | { readonly problem: Problem<'invoiceTransitionRefused'> } {
  const { to, failMessage = '' } = change;
  const isAllowed = transitionsFrom(invoiceMachineOf(invoice.info), invoice.status).some((each) => each.to === to);
  if (!isAllowed) return { problem: errorAt('status', 'invoiceTransitionRefused', { from: invoice.status, to }) };
  return {
    invoice: {
      ...invoice,
      status: to,
      middleStatus: middleStatusOf(to),
      failMessage: isIn(invoiceMachine.sets.explained, to) ? failMessage : '',
      needsMaterial: to === 'materialNeeded' || (invoice.needsMaterial && to !== 'materialSent'),
    },
  };
}
