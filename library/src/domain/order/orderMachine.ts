import type { StateMachine, Transition } from '../machine/stateMachine.ts';

/**
 * States of an order. The specification (§4) defines their codes and labels. `orderMachine` contains the transitions
 * between the states.
 */
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

/** The code of each order state in the specification. Outside of this module, only the contract uses these codes. */
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

/** Reasons why the state of an order changes. */
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
 * States of an order before the payment. In these states, the order ends when the agent cancels it. It also ends on its
 * first day of cover, because a cover can't start in the past. `transferPending` isn't included, because the
 * transferred money may already have arrived.
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
  { from: 'insuredMaterialsDue', to: 'surrendered', reason: 'surrendered' },
  { from: 'surrendered', to: 'refunding', reason: 'refundStarted' },
  { from: 'insured', to: 'invalid', reason: 'expired' },
  { from: 'insuredMaterialsDue', to: 'invalid', reason: 'expired' },
  ...unpaid.flatMap((from): readonly OrderTransition[] => [
    { from, to: 'closed', reason: 'startDatePassed' },
    { from, to: 'closed', reason: 'cancelled' },
  ]),
];

/** Names of the sets of states. Rules about orders use these sets. */
export type OrderStatusSet =
  | 'unpaid'
  | 'inReview'
  | 'toPay'
  | 'awaitsPolicy'
  | 'paid'
  | 'inForce'
  | 'wasInForce'
  | 'awaitsMaterials'
  | 'checksMaterials'
  | 'refunds'
  | 'ended'
  | 'awaitsDecision'
  | 'changesByItself';

/** The state machine of an order: its states, the transitions between them, and the named sets of states. */
export const orderMachine: StateMachine<OrderStatus, OrderReason, OrderStatusSet> = {
  states: orderStatuses,
  transitions,
  sets: {
    unpaid,
    /** The order isn't accepted yet. The agent, the operators or the insurer must act. */
    inReview: ['pendingConfirmation', 'pendingReview', 'manualReview', 'materialsRejected'],
    /**
     * The order is accepted, but its payment hasn't arrived. In `transferPending`, a bank transfer has been reported.
     */
    toPay: ['awaitingPayment', 'transferPending'],
    /** The order is paid, but the insurer hasn't issued the policy. */
    awaitsPolicy: ['underwriting', 'issuing'],
    /** The order is paid and not refunded. Its policy is issued, or the insurer must still issue it. */
    paid: ['underwriting', 'issuing', 'insured', 'insuredMaterialsDue'],
    /** The policy is in force. It can be endorsed, invoiced and renewed. */
    inForce: ['insured', 'insuredMaterialsDue'],
    /** The policy is or was in force. It can be invoiced and renewed. */
    wasInForce: ['insured', 'insuredMaterialsDue', 'invalid'],
    /** The insurer has rejected materials, or still needs materials after the policy was issued. */
    awaitsMaterials: ['materialsRejected', 'insuredMaterialsDue'],
    /** The operators or the insurer check the materials of the order. */
    checksMaterials: ['pendingReview', 'manualReview', 'insuredMaterialsDue'],
    /** The order failed, its policy was surrendered, or a refund of its payment was started or completed. */
    refunds: ['failed', 'refunding', 'refunded', 'refundSucceeded', 'surrendered'],
    /** The order was closed, or its policy expired. */
    ended: ['closed', 'invalid'],
    /** The operators or the insurer must decide about the order, its materials or its money. */
    awaitsDecision: ['pendingReview', 'manualReview', 'issuing', 'insuredMaterialsDue', 'transferPending', 'refunded'],
    /** A payment or the insurer may change the state within seconds. Therefore the page loads the order repeatedly. */
    changesByItself: ['awaitingPayment', 'underwriting', 'issuing'],
  },
};
