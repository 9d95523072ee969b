import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import { orderMachine, type OrderStatus } from '@tuanbao/library/domain/order/orderMachine';

const { awaitsMaterials, awaitsPolicy, inReview, toPay, wasInForce } = orderMachine.sets;

/**
 * The insurer's need of materials that an order lacks: `due` now, `later` perhaps, `notNeeded` since the policy was
 * issued without them, `over` where there will be no policy any more.
 */
export type NeedOfMaterials = 'due' | 'later' | 'notNeeded' | 'over';

/** The insurer's need of materials that an order in a state lacks (specification §4: it asks in 120 and 201). */
export function needOfMaterials(status: OrderStatus): NeedOfMaterials {
  if (isIn(awaitsMaterials, status)) return 'due';
  if (isIn(wasInForce, status)) return 'notNeeded';
  return [inReview, toPay, awaitsPolicy].some((set) => isIn(set, status)) ? 'later' : 'over';
}
