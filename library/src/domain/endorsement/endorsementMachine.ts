import { isIn, type StateMachine, type Transition } from '../machine/stateMachine.ts';
import { type Fen, MoneyError } from '../money/fen.ts';
import type { ReviewProcess } from '../product/endorsementRule.ts';

/** Flow states of an endorsement (保全) as words; codes and labels are the specification's (§4). */
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

/** The specification's code of each flow state. */
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

/** Where an endorsement is: saved but not submitted, in the flow, or deleted before it was submitted. */
export type EndorsementState = 'temporary' | EndorsementStatus | 'deleted';

export const endorsementStates: readonly EndorsementState[] = ['temporary', ...endorsementStatuses, 'deleted'];

/** What lists group endorsements by (specification §4, coarse status). */
export type CoarseEndorsementStatus = 'toComplete' | 'toUpload' | 'toPay' | 'inReview' | 'succeeded' | 'failed';

/** The specification's code of each group. */
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

/** The group that a state is listed in; null for a deleted one, which no list shows. */
export const coarseEndorsementStatusOf = (state: EndorsementState): CoarseEndorsementStatus | null =>
  state === 'deleted' ? null : coarse[state];

/** Why an endorsement may move on. */
export type EndorsementReason =
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

/** What decides between moves. */
export interface EndorsementCircumstances {
  readonly review: ReviewProcess;
  /** Whether something is still to be paid. */
  readonly isPaymentDue: boolean;
}

export type EndorsementTransition = Transition<EndorsementState, EndorsementReason, EndorsementCircumstances>;

/** The moves of domain rules §7. */
const transitions: readonly EndorsementTransition[] = [
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

/** Sets of endorsement states that rules speak of. */
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

/** The states of an endorsement, the moves between them and the sets that every other place asks for. */
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
     * Keeps another endorsement of the same policy from being submitted. A rejected one is among them: it may be sent
     * again, until it is closed.
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
    /** Saved, and not submitted or deleted before that. */
    unsubmitted: ['temporary', 'deleted'],
    /** The agent hands in papers, after a rejection again. */
    takesMaterials: ['awaitingMaterials', 'rejected'],
    /** The insurer asked the agent. */
    awaitsAnswer: ['confirmationDue', 'inquiryDue', 'callbackDue'],
    /** May be paid, after a payment that failed too. */
    payable: ['awaitingPayment', 'paymentFailed'],
    /** A transfer may be claimed, or the claim corrected. */
    transferable: ['awaitingPayment', 'transferPending', 'paymentFailed'],
    /** Ended before its changes took effect, or goes no further by itself. */
    stopped: ['deleted', 'closed', 'rejected', 'paymentFailed'],
    /** Its changes took effect. */
    finished: ['succeeded', 'surrendered'],
    /** Waits for the agent, and closes itself when its effective day comes. */
    overdue: ['awaitingMaterials', 'awaitingPayment', 'paymentFailed'],
    /** The operators or the insurer decide next. */
    awaitsDecision: ['transferPending', 'firstReview', 'finalReview'],
  },
};

/** Whether an endorsement is in the flow; one that isn't has no code. */
export const isInFlow = (state: EndorsementState): state is EndorsementStatus =>
  !isIn(endorsementMachine.sets.unsubmitted, state);

/**
 * Whether an endorsement must be paid before its review. What was paid already counts, so that an endorsement that was
 * rejected and sent again isn't paid twice. @throws MoneyError where either isn't a safe integer
 */
export function isPaymentDue(netFen: Fen, paidFen: Fen = 0): boolean {
  if (!Number.isSafeInteger(netFen) || !Number.isSafeInteger(paidFen))
    throw new MoneyError('not a whole number of fen');
  return netFen > paidFen;
}
