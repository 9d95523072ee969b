import { isIn, type StateMachine, type Transition } from '../machine/stateMachine.ts';
import type { Fen } from '../money/fen.ts';

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

export type InvoiceTransition = Transition<InvoiceStatus, InvoiceReason>;

/** Sets of invoice states that rules speak of. */
export type InvoiceStatusSet = 'issued' | 'awaitsInsurer' | 'awaitsDecision' | 'released' | 'explained';

export type InvoiceMachine = StateMachine<InvoiceStatus, InvoiceReason, InvoiceStatusSet>;

const sets: InvoiceMachine['sets'] = {
  /** It is out: its number is given and its amount stands. */
  issued: ['issued', 'mailed'],
  /** The insurer acts next. */
  awaitsInsurer: ['applied', 'materialSent'],
  /** The operators or the insurer decide next; one that is issued is still to be mailed. */
  awaitsDecision: ['applied', 'materialSent', 'issued'],
  /** It holds nothing of the amount that may be invoiced. */
  released: ['none', 'failed'],
  /** Words go with it: why it failed, or which materials are asked for. */
  explained: ['failed', 'materialNeeded'],
};

/** The states of an invoice, the moves between them and the sets that every other place asks for. */
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

/** A red-letter invoice is owed by the insurer: nothing is asked for it and it can't fail. */
const redLetterMachine: InvoiceMachine = {
  states: invoiceStatuses,
  transitions: [
    { from: 'none', to: 'applied', reason: 'applied' },
    { from: 'applied', to: 'issued', reason: 'issued' },
    { from: 'issued', to: 'mailed', reason: 'mailed' },
  ],
  sets,
};

/** Whether an invoice takes off another one. */
export const isRedLetter = ({ amountFen }: { readonly amountFen: Fen | null }): boolean => (amountFen ?? 0) < 0;

/** The machine of an invoice. */
export const invoiceMachineOf = (amount: { readonly amountFen: Fen | null }): InvoiceMachine =>
  isRedLetter(amount) ? redLetterMachine : invoiceMachine;

/** Whether an invoice is out: its number is given and its amount stands. */
export const isIssued = (status: InvoiceStatus): boolean => isIn(sets.issued, status);
