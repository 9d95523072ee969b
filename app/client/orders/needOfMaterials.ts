import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import { orderMachine, type OrderStatus } from '@tuanbao/library/domain/order/orderMachine';

const { awaitsMaterials, awaitsPolicy, inReview, toPay, wasInForce } = orderMachine.sets;

/**
 * The insurer's need for the materials that are missing.
 *
 * - due: the insurer needs them now
 * - later: the insurer may need them later
 * - notNeeded: the insurer issued the policy without them
 * - over: there will be no policy, so nothing is needed
 */
export type NeedOfMaterials = 'due' | 'later' | 'notNeeded' | 'over';

/**
 * Returns the insurer's need for the missing materials of an order that is in the given state. According to the
 * specification (§4), the insurer requests materials in the states 120 and 201.
 */
export function needOfMaterials(status: OrderStatus): NeedOfMaterials {
  if (isIn(awaitsMaterials, status)) return 'due';
  if (isIn(wasInForce, status)) return 'notNeeded';
  return [inReview, toPay, awaitsPolicy].some((set) => isIn(set, status)) ? 'later' : 'over';
}
