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

const settled: ReadonlySet<EndorsementState> = new Set(['temporary', 'deleted', 'succeeded', 'closed', 'surrendered']);

/**
 * States that keep another endorsement of the same policy from being submitted. A rejected one is among them: it may be
 * sent again, until it is closed.
 */
export const openEndorsementStates: readonly EndorsementState[] = endorsementStates.filter(
  (state) => !settled.has(state),
);
