import { isIn, type StateMachine, type Transition } from '../machine/stateMachine.ts';
import type { Fen } from '../money/fen.ts';

/** State of an invoice (domain rules §8). The specification doesn't name the states. */
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

/**
 * The `middleStatus` of a state. According to the specification (§4), it is sent with every change of the state. The
 * specification defines only the default 200. The codes of all other states are the next numbers, in the order of the
 * states.
 */
export const middleStatusOf = (status: InvoiceStatus): number => 200 + invoiceStatuses.indexOf(status);

/** Reasons why the state of an invoice changes. */
export type InvoiceReason =
  | 'applied'
  | 'materialDemanded'
  | 'materialSent'
  | 'materialRejected'
  | 'issued'
  | 'mailed'
  | 'failed'
  | 'appliedAgain';

/** Facts about an invoice that decide which transitions are possible. */
export interface InvoiceCircumstances {
  /**
   * True when the invoice reverses another invoice. The insurer must issue such an invoice. Therefore the invoice needs
   * no materials and can't fail.
   */
  readonly isRedLetter: boolean;
}

export type InvoiceTransition = Transition<InvoiceStatus, InvoiceReason, InvoiceCircumstances>;

/** Names of the sets of states. Rules about invoices use these sets. */
export type InvoiceStatusSet = 'issued' | 'awaitsInsurer' | 'awaitsDecision' | 'released' | 'explained';

export type InvoiceMachine = StateMachine<InvoiceStatus, InvoiceReason, InvoiceStatusSet, InvoiceCircumstances>;

const sets: InvoiceMachine['sets'] = {
  /** The invoice is issued. It has a number, and its amount is subtracted from the balance. */
  issued: ['issued', 'mailed'],
  /** The insurer must act on the invoice. */
  awaitsInsurer: ['applied', 'materialSent'],
  /** The operators or the insurer must decide about the application, or mail the issued invoice. */
  awaitsDecision: ['applied', 'materialSent', 'issued'],
  /** The invoice isn't subtracted from the balance, so its amount can be invoiced again. */
  released: ['none', 'failed'],
  /** The invoice has an explanation in this state: the reason of the failure, or the required materials. */
  explained: ['failed', 'materialNeeded'],
};

const demanded = { isRedLetter: false } as const;

/** The state machine of an invoice. A new invoice that isn't saved has the state `none`. */
export const invoiceMachine: InvoiceMachine = {
  states: invoiceStatuses,
  transitions: [
    { from: null, to: 'applied', reason: 'applied' },
    { from: 'applied', to: 'materialNeeded', reason: 'materialDemanded', when: demanded },
    { from: 'applied', to: 'issued', reason: 'issued' },
    { from: 'applied', to: 'failed', reason: 'failed', when: demanded },
    { from: 'materialNeeded', to: 'materialSent', reason: 'materialSent', when: demanded },
    { from: 'materialNeeded', to: 'failed', reason: 'failed', when: demanded },
    { from: 'materialSent', to: 'materialNeeded', reason: 'materialRejected', when: demanded },
    { from: 'materialSent', to: 'issued', reason: 'issued', when: demanded },
    { from: 'materialSent', to: 'failed', reason: 'failed', when: demanded },
    { from: 'issued', to: 'mailed', reason: 'mailed' },
    { from: 'failed', to: 'applied', reason: 'appliedAgain', when: demanded },
  ],
  sets,
};

/** True for a red-letter invoice. Such an invoice reverses another invoice and has an amount below 0. */
export const isRedLetter = ({ amountFen }: { readonly amountFen: Fen | null }): boolean => (amountFen ?? 0) < 0;

/** True when an invoice is issued. It then has a number, and its amount is subtracted from the balance. */
export const isIssued = (status: InvoiceStatus): boolean => isIn(sets.issued, status);
