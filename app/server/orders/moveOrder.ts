import { type OrderReason, orderMachine, type OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import type { Insertable } from 'kysely';

import type { DatabaseTransaction, Tables } from '../platform/database/database.ts';
import { made, type MadeMove, type Move } from '../services/moves.ts';

type OrderMover = 'agent' | 'system' | 'insurer' | 'payer';

/** Why an order moves, who moves it, and when. */
export type OrderMove = Move<OrderReason, OrderMover>;

const noteEvents = (
  tx: DatabaseTransaction,
  orderId: number,
  moves: readonly MadeMove<OrderStatus, OrderReason, OrderMover>[],
) =>
  tx
    .insertInto('order_events')
    .values(moves.map(({ from, to, ...move }) => ({ order_id: orderId, from_status: from, to_status: to, ...move })))
    .execute();

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
  const { id } = await tx
    .insertInto('orders')
    .values({ ...order, status })
    .returning('id')
    .executeTakeFirstOrThrow();
  await noteEvents(tx, id, moves);
  return { id, status };
}

/**
 * The only place that changes the state of an order: along its machine, with one event, in the caller's transaction. The
 * order is locked first, so that two moves follow each other. @throws TransitionError
 */
export async function moveOrder(tx: DatabaseTransaction, orderId: number, move: OrderMove): Promise<OrderStatus> {
  const { status } = await tx
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const moved = made(orderMachine, status, move);
  await tx.updateTable('orders').set({ status: moved.to }).where('id', '=', orderId).execute();
  await noteEvents(tx, orderId, [moved]);
  return moved.to;
}
