import { isIn } from '../machine/stateMachine.ts';
import { type ReviewProcess } from '../product/endorsementRule.ts';
import { endorsementMachine, type EndorsementState } from './endorsementMachine.ts';

/** The agent's five steps (specification §4). */
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

/** Steps of an endorsement at the insurer, for display (specification §4, process display). */
export type ProcessStep =
  | 'initiate'
  | 'enterInformation'
  | 'upload'
  | 'payment'
  | 'firstReview'
  | 'finalReview'
  | 'review'
  | 'complete';

/** Both displays; a payment comes after the upload. */
export const processSteps: Readonly<Record<ReviewProcess, readonly ProcessStep[]>> = {
  twoStage: ['initiate', 'enterInformation', 'upload', 'firstReview', 'finalReview', 'complete'],
  single: ['initiate', 'enterInformation', 'upload', 'review', 'complete'],
};

/** A step of the display with its progress. `stopped`: the endorsement ended there. */
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

/** The facts that the display depends on beside state and review. */
export interface ProcessFacts {
  /** True when a premium is charged; a payment due implies it. @default false */
  readonly isCharged?: boolean | undefined;
  /** The state before a closed or rejected one: the endorsement stopped there. */
  readonly stoppedIn?: EndorsementState | null | undefined;
}

/** The step of the display for a state of the review. */
const stepIn = (steps: readonly ProcessStep[], step: ProcessStep): ProcessStep =>
  steps.includes(step) ? step : 'review';

/**
 * The display of an endorsement in a state. The specification (§4) shows no payment step. Where a premium is charged,
 * the step is between upload and review, because the materials are complete and the review hasn't begun.
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
