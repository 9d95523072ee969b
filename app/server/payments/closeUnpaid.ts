import { moveOrder } from '../orders/moveOrder.ts';
import { type OverdueOrder, unpaidOrdersPast } from '../orders/overdueRepository.ts';
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

/** Unpaid orders whose time is over; all, or this one. */
const overdueOrders = (
  { clock }: Services,
  database: Database | DatabaseTransaction,
  orderId: number | null = null,
): Promise<readonly OverdueOrder[]> =>
  unpaidOrdersPast(database, {
    today: clock.today(),
    awaitingSince: new Date(clock.now().getTime() - paymentTermMs),
    orderId,
    limit: batch,
  });

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
