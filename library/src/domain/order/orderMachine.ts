import type { StateMachine, Transition } from '../machine/stateMachine.ts';

/** States of an order as words; codes and labels are the specification's (§4), moves are `orderMachine`'s. */
export type OrderStatus =
  | 'pendingConfirmation'
  | 'pendingReview'
  | 'manualReview'
  | 'awaitingPayment'
  | 'transferPending'
  | 'underwriting'
  | 'materialsRejected'
  | 'insured'
  | 'insuredMaterialsDue'
  | 'issuing'
  | 'failed'
  | 'refunding'
  | 'refunded'
  | 'refundSucceeded'
  | 'surrendered'
  | 'closed'
  | 'invalid';

/** The specification's code of each state; the contract is the only other place that knows them. */
export const orderStatusCodes: Readonly<Record<OrderStatus, number>> = {
  pendingConfirmation: 50,
  pendingReview: 51,
  manualReview: 52,
  awaitingPayment: 55,
  transferPending: 80,
  underwriting: 100,
  materialsRejected: 120,
  insured: 200,
  insuredMaterialsDue: 201,
  issuing: 210,
  failed: 300,
  refunding: 400,
  refunded: 500,
  refundSucceeded: 600,
  surrendered: 700,
  closed: 800,
  invalid: 900,
};

export const orderStatuses: readonly OrderStatus[] = Object.keys(orderStatusCodes) as OrderStatus[];

/** Why an order may move on. */
export type OrderReason =
  | 'submitted'
  | 'reviewNeeded'
  | 'accepted'
  | 'manualReviewNeeded'
  | 'materialsRejected'
  | 'declined'
  | 'materialsSent'
  | 'paid'
  | 'transferClaimed'
  | 'transferFound'
  | 'transferNotFound'
  | 'issued'
  | 'issuedMaterialsDue'
  | 'issuing'
  | 'materialsAccepted'
  | 'refundStarted'
  | 'refundSent'
  | 'refundArrived'
  | 'surrendered'
  | 'expired'
  | 'startDatePassed'
  | 'paymentOverdue'
  | 'cancelled'
  | 'closed';

export type OrderTransition = Transition<OrderStatus, OrderReason>;

/**
 * States before the payment, in which an order ends when its first day of cover comes (nothing is back-dated) or when
 * its agent cancels it. A claimed transfer isn't among them: its money may be there.
 */
const unpaid: readonly OrderStatus[] = [
  'pendingConfirmation',
  'pendingReview',
  'manualReview',
  'materialsRejected',
  'awaitingPayment',
];

const transitions: readonly OrderTransition[] = [
  { from: null, to: 'pendingConfirmation', reason: 'submitted' },
  { from: 'pendingConfirmation', to: 'pendingReview', reason: 'reviewNeeded' },
  { from: 'pendingConfirmation', to: 'awaitingPayment', reason: 'accepted' },
  { from: 'pendingConfirmation', to: 'closed', reason: 'closed' },
  { from: 'pendingReview', to: 'manualReview', reason: 'manualReviewNeeded' },
  { from: 'pendingReview', to: 'awaitingPayment', reason: 'accepted' },
  { from: 'pendingReview', to: 'materialsRejected', reason: 'materialsRejected' },
  { from: 'pendingReview', to: 'failed', reason: 'declined' },
  { from: 'manualReview', to: 'awaitingPayment', reason: 'accepted' },
  { from: 'manualReview', to: 'materialsRejected', reason: 'materialsRejected' },
  { from: 'manualReview', to: 'failed', reason: 'declined' },
  { from: 'materialsRejected', to: 'pendingReview', reason: 'materialsSent' },
  { from: 'materialsRejected', to: 'closed', reason: 'closed' },
  { from: 'awaitingPayment', to: 'underwriting', reason: 'paid' },
  { from: 'awaitingPayment', to: 'transferPending', reason: 'transferClaimed' },
  { from: 'awaitingPayment', to: 'closed', reason: 'paymentOverdue' },
  { from: 'awaitingPayment', to: 'closed', reason: 'closed' },
  { from: 'transferPending', to: 'underwriting', reason: 'transferFound' },
  { from: 'transferPending', to: 'awaitingPayment', reason: 'transferNotFound' },
  { from: 'transferPending', to: 'closed', reason: 'closed' },
  { from: 'underwriting', to: 'insured', reason: 'issued' },
  { from: 'underwriting', to: 'insuredMaterialsDue', reason: 'issuedMaterialsDue' },
  { from: 'underwriting', to: 'issuing', reason: 'issuing' },
  { from: 'underwriting', to: 'failed', reason: 'declined' },
  { from: 'issuing', to: 'insured', reason: 'issued' },
  { from: 'issuing', to: 'insuredMaterialsDue', reason: 'issuedMaterialsDue' },
  { from: 'issuing', to: 'failed', reason: 'declined' },
  { from: 'insuredMaterialsDue', to: 'insured', reason: 'materialsAccepted' },
  { from: 'insuredMaterialsDue', to: 'insuredMaterialsDue', reason: 'materialsRejected' },
  { from: 'failed', to: 'refunding', reason: 'refundStarted' },
  { from: 'failed', to: 'closed', reason: 'closed' },
  { from: 'refunding', to: 'refunded', reason: 'refundSent' },
  { from: 'refunded', to: 'refundSucceeded', reason: 'refundArrived' },
  { from: 'insured', to: 'surrendered', reason: 'surrendered' },
  { from: 'surrendered', to: 'refunding', reason: 'refundStarted' },
  { from: 'insured', to: 'invalid', reason: 'expired' },
  ...unpaid.flatMap((from): readonly OrderTransition[] => [
    { from, to: 'closed', reason: 'startDatePassed' },
    { from, to: 'closed', reason: 'cancelled' },
  ]),
];

/** Sets of order states that rules speak of. */
export type OrderStatusSet =
  | 'unpaid'
  | 'inReview'
  | 'toPay'
  | 'awaitsPolicy'
  | 'paid'
  | 'inForce'
  | 'wasInForce'
  | 'awaitsMaterials'
  | 'refunds'
  | 'ended'
  | 'awaitsDecision'
  | 'changesByItself';

/** The states of an order, the moves between them and the sets that every other place asks for. */
export const orderMachine: StateMachine<OrderStatus, OrderReason, OrderStatusSet> = {
  states: orderStatuses,
  transitions,
  sets: {
    unpaid,
    /** Before it may be paid: with the agent or the insurer. */
    inReview: ['pendingConfirmation', 'pendingReview', 'manualReview', 'materialsRejected'],
    /** The agent pays, or says that a transfer is on its way. */
    toPay: ['awaitingPayment', 'transferPending'],
    /** Paid, and the insurer has not issued its policy yet. */
    awaitsPolicy: ['underwriting', 'issuing'],
    /** Its money is there and stays: a policy is on its way or issued. */
    paid: ['underwriting', 'issuing', 'insured', 'insuredMaterialsDue'],
    /** Its policy is in force: it may be endorsed, invoiced and renewed. */
    inForce: ['insured', 'insuredMaterialsDue'],
    /** Its policy is or was in force until its last day: it may be invoiced and renewed. */
    wasInForce: ['insured', 'insuredMaterialsDue', 'invalid'],
    /** The insurer sent papers back, or asks for some after the policy. */
    awaitsMaterials: ['materialsRejected', 'insuredMaterialsDue'],
    /** Money goes back or went back. */
    refunds: ['failed', 'refunding', 'refunded', 'refundSucceeded', 'surrendered'],
    /** Over without a refund. */
    ended: ['closed', 'invalid'],
    /** The operators or the insurer decide next. */
    awaitsDecision: ['pendingReview', 'manualReview', 'issuing', 'insuredMaterialsDue', 'transferPending', 'refunded'],
    /** A payment or the insurer moves it within seconds: a page that shows it asks again. */
    changesByItself: ['awaitingPayment', 'underwriting', 'issuing'],
  },
};
