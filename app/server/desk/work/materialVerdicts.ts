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

/**
 * Converts the result of a check of an order's materials to a decision about the order. Null if materials aren't
 * checked in the order's state.
 */
export function orderDecisionOf(status: OrderStatus, verdict: MaterialVerdict): InsurerOrderReason | null {
  if (!isIn(orderMachine.sets.checksMaterials, status)) return null;
  return orderReasons[verdict].find((reason) => targetOf(orderMachine, status, reason) !== null) ?? null;
}

/**
 * Converts the result of a check of an endorsement's materials to a decision about the endorsement. Null if materials
 * aren't checked in the endorsement's state. If there is only one review, operators can return the materials, but only
 * the insurer can pass the review.
 */
export function endorsementDecisionOf(
  { state, review }: Pick<EndorsementSubject, 'review' | 'state'>,
  verdict: MaterialVerdict,
): InsurerReason | null {
  if (state !== 'firstReview') return null;
  const reason = verdict === 'accepted' ? 'firstReviewPassed' : 'rejected';
  return targetOf(endorsementMachine, state, reason, { review, isPaymentDue: false }) === null ? null : reason;
}
