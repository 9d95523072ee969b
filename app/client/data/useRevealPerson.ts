import type { OrderDetail } from '@tuanbao/library/domain/order/order';

import type { ResponseOf } from '../../contract/call.ts';
import { revealPerson } from '../../contract/ownCalls.ts';
import { useServices } from '../platform/services/services.ts';

/** Name, id number and birth date of a person, without masking. */
export type RevealedPerson = ResponseOf<typeof revealPerson>;

/**
 * Returns a function that loads one person of the roster on the screen without masking. The server writes each call to
 * its audit log. @throws CallError
 */
export function useRevealPerson({
  orderSn,
  endorsed,
}: Pick<OrderDetail, 'orderSn' | 'endorsed'>): (key: number) => Promise<RevealedPerson> {
  const { send } = useServices();
  return (key) => send(revealPerson, { orderSn, key, rosterVersion: endorsed?.rosterVersion ?? 0 });
}
