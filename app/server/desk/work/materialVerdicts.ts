import { endorsementMachine } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { isIn, targetOf } from '@tuanbao/library/domain/machine/stateMachine';
import { orderMachine, type OrderStatus } from '@tuanbao/library/domain/order/orderMachine';

import type { InsurerReason } from '../../endorsements/review.ts';
import type { InsurerOrderReason } from '../../policies/decideOrder.ts';
import type { EndorsementSubject } from './subjectRepository.ts';

/** Result of a check of materials. */
export type MaterialVerdict = 'accepted' | 'returned';

const orderReasons: Readonly<Record<MaterialVerdict, readonly InsurerOrderReason[]>> = {
  accepted: ['accepted', 'materialsAccepted'],
  returned: ['materialsRejected'],
};

/** The decision about an order that a check of its materials means; null when they aren't checked in this state. */
export function orderDecisionOf(status: OrderStatus, verdict: MaterialVerdict): InsurerOrderReason | null {
  if (!isIn(orderMachine.sets.checksMaterials, status)) return null;
  return orderReasons[verdict].find((reason) => targetOf(orderMachine, status, reason) !== null) ?? null;
}

/**
 * The decision about an endorsement that a check of its materials means; null when they aren't checked in this state.
 * If there is only one review, the check can return the materials, but the insurer alone passes the review.
 */
export function endorsementDecisionOf(
  { state, review }: Pick<EndorsementSubject, 'review' | 'state'>,
  verdict: MaterialVerdict,
): InsurerReason | null {
  if (state !== 'firstReview') return null;
  const reason = verdict === 'accepted' ? 'firstReviewPassed' : 'rejected';
  return targetOf(endorsementMachine, state, reason, { review, isPaymentDue: false }) === null ? null : reason;
}
