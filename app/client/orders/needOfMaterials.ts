import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import { orderMachine, type OrderStatus } from '@tuanbao/library/domain/order/orderMachine';

const { awaitsMaterials, awaitsPolicy, inReview, toPay, wasInForce } = orderMachine.sets;

/**
 * Need of the insurer for missing materials.
 *
 * - due: needed now
 * - later: may be needed later
 * - notNeeded: the policy was issued without them
 * - over: there will be no policy
 */
export type NeedOfMaterials = 'due' | 'later' | 'notNeeded' | 'over';

/**
 * Returns the insurer's need for missing materials of an order in a state (specification §4: the insurer asks for them
 * in 120 and 201).
 */
export function needOfMaterials(status: OrderStatus): NeedOfMaterials {
  if (isIn(awaitsMaterials, status)) return 'due';
  if (isIn(wasInForce, status)) return 'notNeeded';
  return [inReview, toPay, awaitsPolicy].some((set) => isIn(set, status)) ? 'later' : 'over';
}
