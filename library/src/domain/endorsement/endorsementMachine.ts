import { type Fen, MoneyError } from '../money/fen.ts';
import type { EndorsementState } from './endorsementStatus.ts';

/** Whether the insurer reviews once, or first and then finally (product configuration). */
export type ReviewProcess = 'single' | 'twoStage';

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

/** One allowed move, and when it is the one to take. */
export interface EndorsementTransition {
  readonly from: EndorsementState;
  readonly to: EndorsementState;
  readonly reason: EndorsementReason;
  /** Only where the insurer reviews in this way. */
  readonly review?: ReviewProcess;
  /** Only while something is still to be paid (true), or nothing is (false). */
  readonly isPaymentDue?: boolean;
}

/** Every allowed move (domain rules §7); any other pair is refused and changes nothing. */
export const endorsementTransitions: readonly EndorsementTransition[] = [
  { from: 'temporary', to: 'awaitingMaterials', reason: 'submitted' },
  { from: 'temporary', to: 'deleted', reason: 'deleted' },
  { from: 'awaitingMaterials', to: 'awaitingPayment', reason: 'materialsInPaymentDue', isPaymentDue: true },
  { from: 'awaitingMaterials', to: 'firstReview', reason: 'materialsIn', isPaymentDue: false },
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
  { from: 'firstReview', to: 'finalReview', reason: 'firstReviewPassed', review: 'twoStage' },
  { from: 'firstReview', to: 'succeeded', reason: 'reviewPassed', review: 'single' },
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

/** What decides between moves; left out: both sides are listed. */
export interface EndorsementCircumstances {
  readonly review?: ReviewProcess;
  readonly isPaymentDue?: boolean;
}

const fits = <Value>(demanded: Value | undefined, actual: Value | undefined) =>
  demanded === undefined || actual === undefined || demanded === actual;

/** Where an endorsement may go from a state, given how the product reviews and whether money is still owed. */
export const nextStates = (
  from: EndorsementState,
  circumstances: EndorsementCircumstances = {},
): readonly EndorsementState[] =>
  endorsementTransitions
    .filter(
      (transition) =>
        transition.from === from &&
        fits(transition.review, circumstances.review) &&
        fits(transition.isPaymentDue, circumstances.isPaymentDue),
    )
    .map(({ to }) => to);

/** Where a reason leads from a state; null where the table has no such move. */
export function endorsementTargetOf(
  from: EndorsementState,
  reason: EndorsementReason,
  circumstances: EndorsementCircumstances,
): EndorsementState | null {
  const found = endorsementTransitions.find(
    (transition) =>
      transition.from === from &&
      transition.reason === reason &&
      fits(transition.review, circumstances.review) &&
      fits(transition.isPaymentDue, circumstances.isPaymentDue),
  );
  return found?.to ?? null;
}

/** Whether the move is in the table. */
export const allowsEndorsementTransition = (
  from: EndorsementState,
  to: EndorsementState,
  circumstances: EndorsementCircumstances = {},
): boolean => nextStates(from, circumstances).includes(to);

/**
 * Whether an endorsement must be paid before its review. What was paid already counts, so that an endorsement that was
 * rejected and sent again isn't paid twice. @throws MoneyError where either isn't a safe integer
 */
export function isPaymentDue(netFen: Fen, paidFen: Fen = 0): boolean {
  if (!Number.isSafeInteger(netFen) || !Number.isSafeInteger(paidFen))
    throw new MoneyError('not a whole number of fen');
  return netFen > paidFen;
}
