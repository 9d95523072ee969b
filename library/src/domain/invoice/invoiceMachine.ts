import { isIn, type StateMachine, type Transition } from '../machine/stateMachine.ts';
import type { Fen } from '../money/fen.ts';

/** State of an invoice (domain rules §8). The specification names no states. */
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
 * `middleStatus` of each state, which every change of state sends (specification §4). The specification gives the default
 * 200 and no other code; ours follow it in the order of the states.
 */
export const middleStatusOf = (status: InvoiceStatus): number => 200 + invoiceStatuses.indexOf(status);

/** Reasons of a transition. */
export type InvoiceReason =
  | 'applied'
  | 'materialDemanded'
  | 'materialSent'
  | 'materialRejected'
  | 'issued'
  | 'mailed'
  | 'failed'
  | 'appliedAgain';

export type InvoiceTransition = Transition<InvoiceStatus, InvoiceReason>;

/** Sets of invoice states that rules speak of. */
export type InvoiceStatusSet = 'issued' | 'awaitsInsurer' | 'awaitsDecision' | 'released' | 'explained';

export type InvoiceMachine = StateMachine<InvoiceStatus, InvoiceReason, InvoiceStatusSet>;

const sets: InvoiceMachine['sets'] = {
  /** Issued: it has a number, and its amount counts. */
  issued: ['issued', 'mailed'],
  /** The insurer acts next. */
  awaitsInsurer: ['applied', 'materialSent'],
  /** The operators or the insurer decide next; an issued invoice still has to be mailed. */
  awaitsDecision: ['applied', 'materialSent', 'issued'],
  /** It doesn't reduce the amount that can be invoiced. */
  released: ['none', 'failed'],
  /** A text belongs to the state: the reason of a failure, or the required materials. */
  explained: ['failed', 'materialNeeded'],
};

/** The machine of an invoice: its states, transitions and named sets. */
export const invoiceMachine: InvoiceMachine = {
  states: invoiceStatuses,
  transitions: [
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
  ],
  sets,
};

/** The insurer has to issue a red-letter invoice: it needs no materials and can't fail. */
const redLetterMachine: InvoiceMachine = {
  states: invoiceStatuses,
  transitions: [
    { from: 'none', to: 'applied', reason: 'applied' },
    { from: 'applied', to: 'issued', reason: 'issued' },
    { from: 'issued', to: 'mailed', reason: 'mailed' },
  ],
  sets,
};

/** True when an invoice reverses another one. */
export const isRedLetter = ({ amountFen }: { readonly amountFen: Fen | null }): boolean => (amountFen ?? 0) < 0;

/** The machine of an invoice. */
export const invoiceMachineOf = (amount: { readonly amountFen: Fen | null }): InvoiceMachine =>
  isRedLetter(amount) ? redLetterMachine : invoiceMachine;

/** True when an invoice is issued: it has a number, and its amount counts. */
export const isIssued = (status: InvoiceStatus): boolean => isIn(sets.issued, status);
