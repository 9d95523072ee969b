import { orderMachine, type OrderReason, type OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import type { Insertable } from 'kysely';

import type { DatabaseTransaction, Tables } from '../platform/database/database.ts';
import { made, type Move } from '../services/moves.ts';
import { insertOrder, lockedStatusOf, noteOrderEvents, type OrderMover, setStatus } from './statusRepository.ts';

/** Why an order moves, who moves it, and when. */
export type OrderMove = Move<OrderReason, OrderMover>;

/**
 * Creates an order with its first events, in the state that they lead to: it is written once, since nothing reads it
 * before. @throws TransitionError
 */
export async function startOrder(
  tx: DatabaseTransaction,
  order: Omit<Insertable<Tables['orders']>, 'status'>,
  [first, ...others]: readonly [OrderMove, ...OrderMove[]],
): Promise<{ readonly id: number; readonly status: OrderStatus }> {
  const begun = made(orderMachine, null, first);
  const moves = [begun];
  let status = begun.to;
  for (const move of others) {
    const next = made(orderMachine, status, move);
    moves.push(next);
    status = next.to;
  }
  const id = await insertOrder(tx, { ...order, status });
  await noteOrderEvents(tx, id, moves);
  return { id, status };
}

/**
 * The only place that changes the state of an order: along its machine, with one event, in the caller's transaction. The
 * order is locked first, so that two moves follow each other. @throws TransitionError
 */
export async function moveOrder(tx: DatabaseTransaction, orderId: number, move: OrderMove): Promise<OrderStatus> {
  const status = await lockedStatusOf(tx, orderId);
  const moved = made(orderMachine, status, move);
  await setStatus(tx, orderId, moved.to);
  await noteOrderEvents(tx, orderId, [moved]);
  return moved.to;
}
