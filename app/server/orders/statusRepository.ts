import type { OrderReason, OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import type { Insertable, Selectable } from 'kysely';

import type { MadeMove } from '../services/moves.ts';
import type { DatabaseTransaction, Tables } from '../tables/database.ts';

/** Actors that can cause a state transition of an order. */
export type OrderMover = 'agent' | 'system' | 'insurer' | 'payer' | 'operator';

/** Inserts an order. Returns its row id. */
export const insertOrder = (
  tx: DatabaseTransaction,
  order: Insertable<Tables['orders']>,
): Promise<{ readonly id: number }> => tx.insertInto('orders').values(order).returning('id').executeTakeFirstOrThrow();

/** Locks an order and returns its state. */
export const lockedStatusOf = (
  tx: DatabaseTransaction,
  orderId: number,
): Promise<{ readonly id: number; readonly status: OrderStatus }> =>
  tx.selectFrom('orders').select(['id', 'status']).where('id', '=', orderId).forUpdate().executeTakeFirstOrThrow();

/** Stores the state of an order. Only `move` calls this function. */
export async function setStatus(tx: DatabaseTransaction, orderId: number, status: OrderStatus): Promise<void> {
  await tx.updateTable('orders').set({ status }).where('id', '=', orderId).execute();
}

/** Records state transitions of an order, oldest first. Returns the id of the last recorded event. */
export async function noteOrderEvents(
  tx: DatabaseTransaction,
  orderId: number,
  moves: readonly MadeMove<OrderStatus, OrderReason, OrderMover>[],
): Promise<number> {
  const events = await tx
    .insertInto('order_events')
    .values(moves.map(({ from, to, ...move }) => ({ order_id: orderId, from_status: from, to_status: to, ...move })))
    .returning('id')
    .execute();
  return Math.max(...events.map(({ id }) => id));
}

/** All events of an order, oldest first. */
export async function eventsOf(
  tx: DatabaseTransaction,
  orderId: number,
): Promise<readonly Selectable<Tables['order_events']>[]> {
  return tx.selectFrom('order_events').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
}

/** Returns the note of an order's last event, which led to the present state; empty if it has no note. */
export async function lastNoteOf(tx: DatabaseTransaction, orderId: number): Promise<string> {
  const event = await tx
    .selectFrom('order_events')
    .select('note')
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return event?.note ?? '';
}
