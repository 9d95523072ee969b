import type { EndorsementState } from './endorsementStatus.ts';
import type { ReviewProcess } from './endorsementTransitions.ts';

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

/** The way of an endorsement through the insurer's house, as it is displayed (specification §4, process display). */
export type ProcessStep =
  | 'initiate'
  | 'enterInformation'
  | 'upload'
  | 'firstReview'
  | 'finalReview'
  | 'review'
  | 'complete';

/** Both displays. */
export const processSteps: Readonly<Record<ReviewProcess, readonly ProcessStep[]>> = {
  twoStage: ['initiate', 'enterInformation', 'upload', 'firstReview', 'finalReview', 'complete'],
  single: ['initiate', 'enterInformation', 'upload', 'review', 'complete'],
};

/** A step of the display, and how far it is. `stopped`: the endorsement ended there. */
export interface ProcessStage {
  readonly step: ProcessStep;
  readonly state: 'done' | 'current' | 'stopped' | 'upcoming';
}

const reached: Readonly<Record<EndorsementState, ProcessStep>> = {
  temporary: 'enterInformation',
  deleted: 'enterInformation',
  awaitingMaterials: 'upload',
  awaitingPayment: 'upload',
  transferPending: 'upload',
  paymentFailed: 'upload',
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

const stopped: ReadonlySet<EndorsementState> = new Set(['deleted', 'closed', 'rejected', 'paymentFailed']);
const finished: ReadonlySet<EndorsementState> = new Set(['succeeded', 'surrendered']);

/** The display of an endorsement in a state. Paying belongs to the materials: the specification shows no step for it. */
export function processOf(state: EndorsementState, review: ReviewProcess): readonly ProcessStage[] {
  const steps = processSteps[review];
  const step = reached[state];
  const at = steps.indexOf(review === 'single' && step.endsWith('Review') ? 'review' : step);
  return steps.map((shown, index) => {
    if (index < at || finished.has(state)) return { step: shown, state: 'done' };
    if (index > at) return { step: shown, state: 'upcoming' };
    return { step: shown, state: stopped.has(state) ? 'stopped' : 'current' };
  });
}
