import { type OrderReason, type OrderStatus, orderTransitions } from '@tuanbao/library/domain/order/orderStatus';
import type { Insertable } from 'kysely';

import type { DatabaseTransaction, Tables } from '../database/database.ts';

/** A move that the table of transitions doesn't have. Nothing was changed. */
export class TransitionError extends Error {
  override readonly name = 'TransitionError';
}

/** Why an order moves, who moved it, and when. */
export interface Move {
  readonly reason: OrderReason;
  readonly by: 'agent' | 'system' | 'insurer' | 'payer';
  readonly at: Date;
  /** What whoever moved it says. */
  readonly note?: string;
}

/** Where a reason leads from a state. @throws TransitionError */
function targetOf(from: OrderStatus | null, reason: OrderReason): OrderStatus {
  const transition = orderTransitions.find((candidate) => candidate.from === from && candidate.reason === reason);
  if (!transition) throw new TransitionError(`no move from ${from ?? 'nothing'} by ${reason}`);
  return transition.to;
}

async function noteEvent(
  tx: DatabaseTransaction,
  orderId: number,
  edge: { from: OrderStatus | null; to: OrderStatus },
  { reason, by, at, note = '' }: Move,
): Promise<void> {
  await tx
    .insertInto('order_events')
    .values({ order_id: orderId, from_status: edge.from, to_status: edge.to, reason, by, at, note })
    .execute();
}

/** Brings an order into the world, in the state that a submission leads to, with its first event. */
export async function startOrder(
  tx: DatabaseTransaction,
  order: Omit<Insertable<Tables['orders']>, 'status'>,
  move: Move,
): Promise<number> {
  const to = targetOf(null, move.reason);
  const { id } = await tx
    .insertInto('orders')
    .values({ ...order, status: to })
    .returning('id')
    .executeTakeFirstOrThrow();
  await noteEvent(tx, id, { from: null, to }, move);
  return id;
}

/**
 * The only place that changes the state of an order: along the table of transitions, with one event, in the
 * transaction of whoever decided. The order is locked first, so that two moves follow each other. @throws TransitionError
 */
export async function moveOrder(tx: DatabaseTransaction, orderId: number, move: Move): Promise<OrderStatus> {
  const { status: from } = await tx
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const to = targetOf(from, move.reason);
  await tx.updateTable('orders').set({ status: to }).where('id', '=', orderId).execute();
  await noteEvent(tx, orderId, { from, to }, move);
  return to;
}
