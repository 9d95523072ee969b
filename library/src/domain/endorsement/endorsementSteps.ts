import { isIn } from '../machine/stateMachine.ts';
import { type ReviewProcess } from '../product/endorsementRule.ts';
import { endorsementMachine, type EndorsementState } from './endorsementMachine.ts';

/** The five steps of the agent for an endorsement (specification §4). */
export type EndorsementStep =
  | 'chooseType'
  | 'fillInformation'
  | 'confirmChanges'
  | 'uploadMaterials'
  | 'confirmAndSubmit';

export const endorsementSteps: readonly EndorsementStep[] = [
  'chooseType',
  'fillInformation',
  'confirmChanges',
  'uploadMaterials',
  'confirmAndSubmit',
];

/** Steps of the insurer's process that are displayed to the user (specification §4, process display). */
export type ProcessStep =
  | 'initiate'
  | 'enterInformation'
  | 'upload'
  | 'payment'
  | 'firstReview'
  | 'finalReview'
  | 'review'
  | 'complete';

/**
 * The displayed steps for each kind of review. If the endorsement has a charge, a payment step is added after the
 * upload.
 */
export const processSteps: Readonly<Record<ReviewProcess, readonly ProcessStep[]>> = {
  twoStage: ['initiate', 'enterInformation', 'upload', 'firstReview', 'finalReview', 'complete'],
  single: ['initiate', 'enterInformation', 'upload', 'review', 'complete'],
};

/**
 * A displayed step with its progress. `stopped` means that the endorsement ended at this step, or can continue only
 * after an action of a user.
 */
export interface ProcessStage {
  readonly step: ProcessStep;
  readonly state: 'done' | 'current' | 'stopped' | 'upcoming';
}

const reached: Readonly<Record<EndorsementState, ProcessStep>> = {
  temporary: 'enterInformation',
  deleted: 'enterInformation',
  awaitingMaterials: 'upload',
  awaitingPayment: 'payment',
  transferPending: 'payment',
  paymentFailed: 'payment',
  firstReview: 'firstReview',
  confirmationDue: 'firstReview',
  inquiryDue: 'firstReview',
  callbackDue: 'firstReview',
  finalReview: 'finalReview',
  succeeded: 'complete',
  surrendered: 'complete',
  closed: 'upload',
  rejected: 'firstReview',
};

const { stopped, finished } = endorsementMachine.sets;

/** Further data that decide the displayed steps, besides the state of the endorsement and the kind of review. */
export interface ProcessFacts {
  /**
   * True when the endorsement has a charge. While a payment is due, the payment step is shown regardless of this value.
   * @default false
   */
  readonly isCharged?: boolean | undefined;
  /**
   * The state in which the endorsement was before it stopped (set `stopped` of the machine). It is ignored while the
   * endorsement isn't stopped. If it is absent or null, the present state decides which step is shown as stopped.
   */
  readonly stoppedIn?: EndorsementState | null | undefined;
}

/**
 * Returns the step itself if `steps` contains it. Otherwise returns `review`, the only review step of a review in one
 * stage.
 */
const stepIn = (steps: readonly ProcessStep[], step: ProcessStep): ProcessStep =>
  steps.includes(step) ? step : 'review';

/**
 * The displayed steps of an endorsement in a state, with their progress. The specification (§4) has no payment step. If
 * the endorsement has a charge, a payment step is added after the upload, because the review starts after the payment.
 */
export function processOf(
  state: EndorsementState,
  review: ReviewProcess,
  { isCharged = false, stoppedIn }: ProcessFacts = {},
): readonly ProcessStage[] {
  const step = reached[isIn(stopped, state) && stoppedIn ? stoppedIn : state];
  const steps = processSteps[review].flatMap((shown): ProcessStep[] =>
    shown === 'upload' && (isCharged || step === 'payment') ? ['upload', 'payment'] : [shown],
  );
  const at = steps.indexOf(stepIn(steps, step));
  return steps.map((shown, index) => {
    if (index < at || isIn(finished, state)) return { step: shown, state: 'done' };
    if (index > at) return { step: shown, state: 'upcoming' };
    return { step: shown, state: isIn(stopped, state) ? 'stopped' : 'current' };
  });
}
