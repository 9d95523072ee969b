import { isIn, type StateMachine, type Transition } from '../machine/stateMachine.ts';
import { type Fen, MoneyError } from '../money/fen.ts';
import type { ReviewProcess } from '../product/endorsementRule.ts';

/** States of an endorsement (保全) after its submit. The specification (§4) defines their codes and labels. */
export type EndorsementStatus =
  | 'awaitingMaterials'
  | 'awaitingPayment'
  | 'transferPending'
  | 'firstReview'
  | 'finalReview'
  | 'confirmationDue'
  | 'inquiryDue'
  | 'callbackDue'
  | 'succeeded'
  | 'closed'
  | 'paymentFailed'
  | 'rejected'
  | 'surrendered';

/** The code of each state in the specification. */
export const endorsementStatusCodes: Readonly<Record<EndorsementStatus, number>> = {
  awaitingMaterials: 10,
  awaitingPayment: 20,
  transferPending: 21,
  firstReview: 30,
  finalReview: 31,
  confirmationDue: 35,
  inquiryDue: 36,
  callbackDue: 39,
  succeeded: 40,
  closed: 50,
  paymentFailed: 51,
  rejected: 52,
  surrendered: 53,
};

export const endorsementStatuses: readonly EndorsementStatus[] = Object.keys(
  endorsementStatusCodes,
) as EndorsementStatus[];

/**
 * State of an endorsement. `temporary`: saved but not submitted. `deleted`: deleted before the submit. The other states
 * come after the submit.
 */
export type EndorsementState = 'temporary' | EndorsementStatus | 'deleted';

export const endorsementStates: readonly EndorsementState[] = ['temporary', ...endorsementStatuses, 'deleted'];

/**
 * Groups of endorsement states. Lists of endorsements show the group instead of the state (specification §4, coarse
 * status).
 */
export type CoarseEndorsementStatus = 'toComplete' | 'toUpload' | 'toPay' | 'inReview' | 'succeeded' | 'failed';

/** The specification's code of each group of endorsement states. */
export const coarseEndorsementStatusCodes: Readonly<Record<CoarseEndorsementStatus, number>> = {
  toComplete: 0,
  toUpload: 1,
  toPay: 2,
  inReview: 3,
  succeeded: 4,
  failed: 5,
};

const coarse: Readonly<Record<Exclude<EndorsementState, 'deleted'>, CoarseEndorsementStatus>> = {
  temporary: 'toComplete',
  awaitingMaterials: 'toUpload',
  awaitingPayment: 'toPay',
  transferPending: 'toPay',
  paymentFailed: 'toPay',
  firstReview: 'inReview',
  finalReview: 'inReview',
  confirmationDue: 'inReview',
  inquiryDue: 'inReview',
  callbackDue: 'inReview',
  succeeded: 'succeeded',
  closed: 'failed',
  rejected: 'failed',
  surrendered: 'failed',
};

/**
 * The group that lists show for an endorsement in this state. Null for a deleted endorsement, because lists don't show
 * it.
 */
export const coarseEndorsementStatusOf = (state: EndorsementState): CoarseEndorsementStatus | null =>
  state === 'deleted' ? null : coarse[state];

/** Reasons why the state of an endorsement changes. */
export type EndorsementReason =
  | 'saved'
  | 'submitted'
  | 'deleted'
  | 'materialsInPaymentDue'
  | 'materialsIn'
  | 'paid'
  | 'transferClaimed'
  | 'transferFound'
  | 'transferNotFound'
  | 'paymentFailed'
  | 'paymentRetried'
  | 'firstReviewPassed'
  | 'reviewPassed'
  | 'questionToConfirm'
  | 'inquiry'
  | 'callBack'
  | 'answered'
  | 'rejected'
  | 'materialsAgain'
  | 'policySurrendered'
  | 'closed';

/**
 * Facts about an endorsement. If a state has several transitions for the same reason, these facts select one of them.
 */
export interface EndorsementCircumstances {
  readonly review: ReviewProcess;
  /** True when the premium of the endorsement isn't completely paid. */
  readonly isPaymentDue: boolean;
}

export type EndorsementTransition = Transition<EndorsementState, EndorsementReason, EndorsementCircumstances>;

/** The transitions of an endorsement (domain rules §7). */
const transitions: readonly EndorsementTransition[] = [
  { from: null, to: 'temporary', reason: 'saved' },
  { from: 'temporary', to: 'awaitingMaterials', reason: 'submitted' },
  { from: 'temporary', to: 'deleted', reason: 'deleted' },
  { from: 'awaitingMaterials', to: 'awaitingPayment', reason: 'materialsInPaymentDue', when: { isPaymentDue: true } },
  { from: 'awaitingMaterials', to: 'firstReview', reason: 'materialsIn', when: { isPaymentDue: false } },
  { from: 'awaitingMaterials', to: 'closed', reason: 'closed' },
  { from: 'awaitingPayment', to: 'firstReview', reason: 'paid' },
  { from: 'awaitingPayment', to: 'transferPending', reason: 'transferClaimed' },
  { from: 'awaitingPayment', to: 'paymentFailed', reason: 'paymentFailed' },
  { from: 'awaitingPayment', to: 'closed', reason: 'closed' },
  { from: 'transferPending', to: 'firstReview', reason: 'transferFound' },
  { from: 'transferPending', to: 'awaitingPayment', reason: 'transferNotFound' },
  { from: 'transferPending', to: 'closed', reason: 'closed' },
  { from: 'paymentFailed', to: 'awaitingPayment', reason: 'paymentRetried' },
  { from: 'paymentFailed', to: 'closed', reason: 'closed' },
  { from: 'firstReview', to: 'finalReview', reason: 'firstReviewPassed', when: { review: 'twoStage' } },
  { from: 'firstReview', to: 'succeeded', reason: 'reviewPassed', when: { review: 'single' } },
  { from: 'firstReview', to: 'confirmationDue', reason: 'questionToConfirm' },
  { from: 'firstReview', to: 'inquiryDue', reason: 'inquiry' },
  { from: 'firstReview', to: 'callbackDue', reason: 'callBack' },
  { from: 'firstReview', to: 'rejected', reason: 'rejected' },
  { from: 'confirmationDue', to: 'firstReview', reason: 'answered' },
  { from: 'confirmationDue', to: 'rejected', reason: 'rejected' },
  { from: 'inquiryDue', to: 'firstReview', reason: 'answered' },
  { from: 'inquiryDue', to: 'rejected', reason: 'rejected' },
  { from: 'callbackDue', to: 'firstReview', reason: 'answered' },
  { from: 'callbackDue', to: 'rejected', reason: 'rejected' },
  { from: 'finalReview', to: 'succeeded', reason: 'reviewPassed' },
  { from: 'finalReview', to: 'confirmationDue', reason: 'questionToConfirm' },
  { from: 'finalReview', to: 'rejected', reason: 'rejected' },
  { from: 'rejected', to: 'awaitingMaterials', reason: 'materialsAgain' },
  { from: 'rejected', to: 'closed', reason: 'closed' },
  { from: 'succeeded', to: 'surrendered', reason: 'policySurrendered' },
];

/** Names of the sets of states. Rules about endorsements use these sets. */
export type EndorsementStateSet =
  | 'open'
  | 'payable'
  | 'transferable'
  | 'stopped'
  | 'finished'
  | 'overdue'
  | 'unsubmitted'
  | 'takesMaterials'
  | 'awaitsAnswer'
  | 'awaitsDecision';

/** The state machine of an endorsement: its states, the transitions between them, and the named sets of states. */
export const endorsementMachine: StateMachine<
  EndorsementState,
  EndorsementReason,
  EndorsementStateSet,
  EndorsementCircumstances
> = {
  states: endorsementStates,
  transitions,
  sets: {
    /**
     * While an endorsement is in one of these states, no other endorsement of the same policy can be submitted.
     * `rejected` is included, because a rejected endorsement can be submitted again until it is closed.
     */
    open: [
      'awaitingMaterials',
      'awaitingPayment',
      'transferPending',
      'firstReview',
      'finalReview',
      'confirmationDue',
      'inquiryDue',
      'callbackDue',
      'paymentFailed',
      'rejected',
    ],
    /** The endorsement is saved but not submitted, or was deleted before the submit. */
    unsubmitted: ['temporary', 'deleted'],
    /** The agent can upload materials; after a rejection, the agent can upload them again. */
    takesMaterials: ['awaitingMaterials', 'rejected'],
    /** The agent must answer a question of the insurer. */
    awaitsAnswer: ['confirmationDue', 'inquiryDue', 'callbackDue'],
    /** The agent can pay; after a failed payment, the agent can pay again. */
    payable: ['awaitingPayment', 'paymentFailed'],
    /** The agent can report a bank transfer, or correct the last report. */
    transferable: ['awaitingPayment', 'transferPending', 'paymentFailed'],
    /** The endorsement ended before its changes took effect, or it can continue only after an action of a user. */
    stopped: ['deleted', 'closed', 'rejected', 'paymentFailed'],
    /** The changes of the endorsement took effect. */
    finished: ['succeeded', 'surrendered'],
    /** The agent must act. Otherwise the endorsement is closed on its effective date. */
    overdue: ['awaitingMaterials', 'awaitingPayment', 'paymentFailed'],
    /** The operators or the insurer must decide about the endorsement. */
    awaitsDecision: ['transferPending', 'firstReview', 'finalReview'],
  },
};

/** True when an endorsement was submitted. Its state then has a code in the specification. */
export const isInFlow = (state: EndorsementState): state is EndorsementStatus =>
  !isIn(endorsementMachine.sets.unsubmitted, state);

/**
 * True when an endorsement must be paid before its review. `paidFen` is the amount that was already paid. It is taken
 * into account because a rejected endorsement that is submitted again must not be paid twice.
 * @throws MoneyError when an amount isn't a safe integer
 */
export function isPaymentDue(netFen: Fen, paidFen: Fen = 0): boolean {
  if (!Number.isSafeInteger(netFen) || !Number.isSafeInteger(paidFen))
    throw new MoneyError('not a whole number of fen');
  return netFen > paidFen;
}
