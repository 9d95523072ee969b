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

/** Where moves lead, one after the other, each as it is noted. @throws TransitionError */
function eventsOf(from: OrderStatus | null, moves: readonly Move[]) {
  let at = from;
  return moves.map(({ reason, by, at: when, note = '' }) => {
    const edge = { from_status: at, to_status: targetOf(at, reason) };
    at = edge.to_status;
    return { ...edge, reason, by, at: when, note };
  });
}

const noteEvents = (tx: DatabaseTransaction, orderId: number, events: ReturnType<typeof eventsOf>) =>
  tx
    .insertInto('order_events')
    .values(events.map((event) => ({ order_id: orderId, ...event })))
    .execute();

/**
 * Brings an order into the world with its first events, in the state that they lead to: nobody sees it before, so it is
 * written once. @throws TransitionError
 */
export async function startOrder(
  tx: DatabaseTransaction,
  order: Omit<Insertable<Tables['orders']>, 'status'>,
  moves: readonly Move[],
): Promise<{ readonly id: number; readonly status: OrderStatus }> {
  const events = eventsOf(null, moves);
  const status = events.at(-1)?.to_status;
  if (status === undefined) throw new TransitionError('an order begins with a move');
  const { id } = await tx
    .insertInto('orders')
    .values({ ...order, status })
    .returning('id')
    .executeTakeFirstOrThrow();
  await noteEvents(tx, id, events);
  return { id, status };
}

/**
 * The only place that changes the state of an order later on: along the table of transitions, with one event, in the
 * transaction of whoever decided. The order is locked first, so that two moves follow each other. @throws TransitionError
 */
export async function moveOrder(tx: DatabaseTransaction, orderId: number, move: Move): Promise<OrderStatus> {
  const { status: from } = await tx
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const events = eventsOf(from, [move]);
  const to = events[0]?.to_status ?? from;
  await tx.updateTable('orders').set({ status: to }).where('id', '=', orderId).execute();
  await noteEvents(tx, orderId, events);
  return to;
}
