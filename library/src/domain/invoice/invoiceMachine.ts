import type { Fen } from '../money/fen.ts';
import { errorAt, type Problem } from '../problem/problem.ts';
import type { Invoice } from './invoice.ts';
import { isRedLetter } from './invoiceBalance.ts';

/** Where an invoice is (domain rules §8). The specification names no states. */
export type InvoiceStatus = 'none' | 'applied' | 'materialNeeded' | 'materialSent' | 'issued' | 'mailed' | 'failed';

export const invoiceStatuses: readonly InvoiceStatus[] = [
  'none',
  'applied',
  'materialNeeded',
  'materialSent',
  'issued',
  'mailed',
  'failed',
];

/** Why an invoice may move on. */
export type InvoiceReason =
  | 'applied'
  | 'materialDemanded'
  | 'materialSent'
  | 'materialRejected'
  | 'issued'
  | 'mailed'
  | 'failed'
  | 'appliedAgain';

/** One allowed move. */
export interface InvoiceTransition {
  readonly from: InvoiceStatus;
  readonly to: InvoiceStatus;
  readonly reason: InvoiceReason;
}

/** Every allowed move; any other pair is refused and changes nothing. */
export const invoiceTransitions: readonly InvoiceTransition[] = [
  { from: 'none', to: 'applied', reason: 'applied' },
  { from: 'applied', to: 'materialNeeded', reason: 'materialDemanded' },
  { from: 'applied', to: 'issued', reason: 'issued' },
  { from: 'applied', to: 'failed', reason: 'failed' },
  { from: 'materialNeeded', to: 'materialSent', reason: 'materialSent' },
  { from: 'materialNeeded', to: 'failed', reason: 'failed' },
  { from: 'materialSent', to: 'materialNeeded', reason: 'materialRejected' },
  { from: 'materialSent', to: 'issued', reason: 'issued' },
  { from: 'materialSent', to: 'failed', reason: 'failed' },
  { from: 'issued', to: 'mailed', reason: 'mailed' },
  { from: 'failed', to: 'applied', reason: 'appliedAgain' },
];

const redLetterTransitions: readonly InvoiceTransition[] = [
  { from: 'none', to: 'applied', reason: 'applied' },
  { from: 'applied', to: 'issued', reason: 'issued' },
  { from: 'issued', to: 'mailed', reason: 'mailed' },
];

/** The moves of an invoice; a red-letter one is owed by the insurer: nothing is asked for it and it can't fail. */
export const transitionsOf = (amount: { readonly amountFen: Fen | null }): readonly InvoiceTransition[] =>
  isRedLetter(amount) ? redLetterTransitions : invoiceTransitions;

/** Where an invoice may go from its state. */
export const nextInvoiceStatuses = ({ status, info }: Pick<Invoice, 'status' | 'info'>): readonly InvoiceStatus[] =>
  transitionsOf(info)
    .filter(({ from }) => from === status)
    .map(({ to }) => to);

/** A change of status as it travels. */
export interface InvoiceStatusChange {
  readonly to: InvoiceStatus;
  /** Goes with every change; left out: stays as it was. */
  readonly middleStatus?: number;
  /** Why it failed, or which materials are asked for; kept only in these two states. */
  readonly failMessage?: string;
}

/** The invoice in its next state, or why it can't go there. */
export function withStatus(
  invoice: Invoice,
  change: InvoiceStatusChange,
): { readonly invoice: Invoice } | { readonly problem: Problem<'invoiceTransitionRefused'> } {
  const { to, middleStatus = invoice.middleStatus, failMessage = '' } = change;
  if (!nextInvoiceStatuses(invoice).includes(to) || !Number.isSafeInteger(middleStatus))
    return { problem: errorAt('status', 'invoiceTransitionRefused', { from: invoice.status, to }) };
  return {
    invoice: {
      ...invoice,
      status: to,
      middleStatus,
      failMessage: to === 'failed' || to === 'materialNeeded' ? failMessage : '',
      needsMaterial: to === 'materialNeeded' || (invoice.needsMaterial && to !== 'materialSent'),
    },
  };
}
