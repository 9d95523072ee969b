import { isIn } from '../machine/stateMachine.ts';
import { type ReviewProcess } from '../product/endorsementRule.ts';
import { endorsementMachine, type EndorsementState } from './endorsementMachine.ts';

/** The five steps in which the agent makes an endorsement (specification §4). */
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

/** Steps of the insurer's process that the user sees (specification §4, process display). */
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
 * The steps that are displayed for each kind of review. An endorsement with a charge also has a payment step after the
 * upload.
 */
export const processSteps: Readonly<Record<ReviewProcess, readonly ProcessStep[]>> = {
  twoStage: ['initiate', 'enterInformation', 'upload', 'firstReview', 'finalReview', 'complete'],
  single: ['initiate', 'enterInformation', 'upload', 'review', 'complete'],
};

/**
 * A displayed step with its progress. `stopped` means that the endorsement ended at this step, or can only continue
 * when a user acts.
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

/** Data that decide the displayed steps, in addition to the endorsement's state and its kind of review. */
export interface ProcessFacts {
  /**
   * True when the endorsement costs a premium. While a payment is due, the payment step is shown in any case. @default
   * false
   */
  readonly isCharged?: boolean | undefined;
  /** The state from which the endorsement was closed or rejected. */
  readonly stoppedIn?: EndorsementState | null | undefined;
}

/** Returns the step itself if it is one of `steps`, otherwise the `review` step that a review in one stage has. */
const stepIn = (steps: readonly ProcessStep[], step: ProcessStep): ProcessStep =>
  steps.includes(step) ? step : 'review';

/**
 * The steps that are displayed for an endorsement in a state, with their progress. The specification (§4) shows no
 * payment step. If the endorsement has a charge, the payment step is added after the upload, because the review starts
 * after the payment.
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
