import { orderMachine, type OrderReason } from '@tuanbao/library/domain/order/orderMachine';
import { sql } from 'kysely';

import { moveOrder } from '../orders/moveOrder.ts';
import { lockOrder } from '../orders/repository.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { enqueue, type JobHandlers } from '../platform/jobs/jobs.ts';
import type { Services } from '../services/services.ts';
import { endWaitingTrade } from './endWaitingTrade.ts';
import { closeOtherPayments } from './repository.ts';

const dayMs = 86_400_000;

/** How long an order, or an endorsement, waits for its payment (domain rules §6: 30 days). */
export const paymentTermMs: number = 30 * dayMs;

/** Orders that are looked at in one round; the next round takes the rest. */
const batch = 200;

/** An order that closes by itself, and why. */
interface OverdueOrder {
  readonly id: number;
  readonly reason: Extract<OrderReason, 'startDatePassed' | 'paymentOverdue'>;
}

/**
 * Unpaid orders whose first day of cover has come (nothing is back-dated), and those that have awaited payment for the
 * whole term. One that waits for its transfer to be found is left alone: its money may be there.
 */
async function overdueOrders(
  { clock }: Services,
  database: Database | DatabaseTransaction,
  orderId: number | null = null,
): Promise<readonly OverdueOrder[]> {
  const since = new Date(clock.now().getTime() - paymentTermMs);
  const { rows } = await sql<OverdueOrder>`
    select o.id, case when o.start_date <= ${clock.today()}::date then 'startDatePassed' else 'paymentOverdue' end as reason
    from orders o
    where o.status in (${sql.join(orderMachine.sets.unpaid)}) and (${orderId}::bigint is null or o.id = ${orderId}::bigint)
      and (o.start_date <= ${clock.today()}::date or (o.status = 'awaitingPayment' and
        (select max(e.at) from order_events e where e.order_id = o.id and e.to_status = 'awaitingPayment') <= ${since}))
    order by o.id limit ${batch}`.execute(database);
  return rows;
}

/** Has the orders closed that weren't paid in time. */
export async function enqueueOverdueOrders(services: Services): Promise<void> {
  const { database } = services;
  for (const { id: orderId } of await overdueOrders(services, database)) {
    await database.transaction().execute((tx) => enqueue(tx, 'order.close', `order.close:${orderId}`, { orderId }));
  }
}

/**
 * The job that closes an order whose time is over. Its payment is ended at the gateway first: where it was made
 * meanwhile, its money counts, or goes back where cover would be back-dated.
 */
export const closeOverdueOrder =
  (services: Services): JobHandlers['order.close'] =>
  async ({ orderId }) => {
    const takeMoney = await endWaitingTrade(services, orderId);
    return async (tx) => {
      await lockOrder(tx, orderId);
      await takeMoney(tx);
      const [overdue] = await overdueOrders(services, tx, orderId);
      if (!overdue) return; // paid, cancelled, or claimed to be paid
      await moveOrder(tx, orderId, { reason: overdue.reason, by: 'system', at: services.clock.now() });
      await closeOtherPayments(tx, orderId, null);
    };
  };
