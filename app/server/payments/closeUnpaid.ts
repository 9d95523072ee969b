import { sql } from 'kysely';

import type { Database, DatabaseTransaction } from '../database/database.ts';
import { enqueue, type JobHandlers } from '../jobs/jobs.ts';
import { moveOrder } from '../orders/moveOrder.ts';
import type { Services } from '../services.ts';
import { endTrade } from './endTrade.ts';
import { closeOtherPayments, lockOrder } from './repository.ts';
import { followTrade } from './takeMoney.ts';

const dayMs = 86_400_000;

/** How long an order, or an endorsement, waits for its payment (domain rules §6: 30 days). */
export const paymentTermMs: number = 30 * dayMs;

/** Orders that are looked at in one round; the next round takes the rest. */
const batch = 200;

/** Orders that have awaited payment since then or longer. */
async function overdueOrders(
  database: Database | DatabaseTransaction,
  since: Date,
  orderId: number | null = null,
): Promise<readonly { readonly id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o
    where o.status = 'awaitingPayment' and (${orderId}::bigint is null or o.id = ${orderId}::bigint)
      and (select max(e.at) from order_events e where e.order_id = o.id and e.to_status = 'awaitingPayment') <= ${since}
    order by o.id limit ${batch}`.execute(database);
  return rows;
}

/** Has the orders closed that nobody paid in time. */
export async function enqueueOverdueOrders({ database, clock }: Services): Promise<void> {
  const orders = await overdueOrders(database, new Date(clock.now().getTime() - paymentTermMs));
  for (const { id: orderId } of orders) {
    await database.transaction().execute((tx) => enqueue(tx, 'order.close', `order.close:${orderId}`, { orderId }));
  }
}

/**
 * The job that closes an order whose term is over. Its payment is ended at the gateway first: where it was made
 * meanwhile, its money counts.
 */
export const closeOverdueOrder =
  (services: Services): JobHandlers['order.close'] =>
  async ({ orderId }) => {
    const { database, clock } = services;
    const waiting = await database
      .selectFrom('payments')
      .select(['id', 'amount_fen'])
      .where('order_id', '=', orderId)
      .where('endorsement_id', 'is', null)
      .where('status', '=', 'waiting')
      .executeTakeFirst();
    const isPaid = waiting !== undefined && (await endTrade(services, waiting));
    return async (tx) => {
      await lockOrder(tx, orderId);
      if (isPaid) await followTrade(services, tx, { paymentId: waiting.id, state: 'paid' });
      const at = clock.now();
      const overdue = await overdueOrders(tx, new Date(at.getTime() - paymentTermMs), orderId);
      if (overdue.length === 0) return; // paid, or claimed to be
      await moveOrder(tx, orderId, { reason: 'closed', by: 'system', at });
      await closeOtherPayments(tx, orderId, null);
    };
  };
