/** Order states as words; codes and labels are the specification's (§4), transitions are `orderTransitions`. */
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

/** One allowed move. `from` is null for a new order. */
export interface OrderTransition {
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly reason: OrderReason;
}

/**
 * States before the payment, in which an order ends when its first day of cover comes (nothing is back-dated) or when
 * its agent cancels it. A claimed transfer isn't among them: its money may be there.
 */
export const unpaidStatuses: readonly OrderStatus[] = [
  'pendingConfirmation',
  'pendingReview',
  'manualReview',
  'materialsRejected',
  'awaitingPayment',
];

/** Every allowed move; any other pair is refused and changes nothing. */
export const orderTransitions: readonly OrderTransition[] = [
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
  ...unpaidStatuses.flatMap((from): readonly OrderTransition[] => [
    { from, to: 'closed', reason: 'startDatePassed' },
    { from, to: 'closed', reason: 'cancelled' },
  ]),
];

/** Where an order may go from a state. */
export const nextStatuses = (from: OrderStatus): readonly OrderStatus[] => [
  ...new Set(orderTransitions.filter((transition) => transition.from === from).map(({ to }) => to)),
];

/** Whether the move is in the table. */
export const allowsTransition = (from: OrderStatus | null, to: OrderStatus): boolean =>
  orderTransitions.some((transition) => transition.from === from && transition.to === to);
