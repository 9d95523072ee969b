import { orderMoves } from '../orders/orderMoves.ts';
import { type OverdueOrder, unpaidOrdersPast } from '../orders/overdueRepository.ts';
import { lockOrder } from '../orders/repository.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { JobHandler } from '../services/lanes.ts';
import { move } from '../services/moves.ts';
import type { Services } from '../services/services.ts';
import type { Database, DatabaseTransaction } from '../tables/database.ts';
import { endWaitingTrade } from './endWaitingTrade.ts';
import { orderClose, orderEndPayment, type OrderJob } from './jobKinds.ts';
import { closeOtherPayments, waitingPayment } from './repository.ts';

const dayMs = 86_400_000;

/** Milliseconds for which an order or endorsement awaits its payment (domain rules §6: 30 days). */
export const paymentTermMs: number = 30 * dayMs;

/** Maximum number of overdue orders that one query reads. */
const batch = 200;

/**
 * Returns overdue unpaid orders. If `which` has `after`, returns at most `batch` orders whose id is greater than
 * `after`. If `which` has `orderId`, returns this order if the order is overdue.
 */
const overdueOrders = (
  { clock }: Services,
  database: Database | DatabaseTransaction,
  which: { readonly after: number } | { readonly orderId: number },
): Promise<readonly OverdueOrder[]> =>
  unpaidOrdersPast(database, {
    today: clock.today(),
    awaitingSince: new Date(clock.now().getTime() - paymentTermMs),
    orderId: null,
    after: 0,
    limit: batch,
    ...which,
  });

/** Enqueues a closing job for each order that wasn't paid in time. */
export async function enqueueOverdueOrders(services: Services): Promise<void> {
  const { database } = services;
  for (let after = 0; ;) {
    const orders = await overdueOrders(services, database, { after });
    for (const { id: orderId } of orders) {
      after = orderId;
      await database.transaction().execute((tx) => enqueue(tx, orderClose, { orderId }));
    }
    if (orders.length < batch) return;
  }
}

/** Closes a locked order and its waiting payments if the order is still overdue. */
async function closeOverdue(services: Services, tx: DatabaseTransaction, orderId: number): Promise<void> {
  const [overdue] = await overdueOrders(services, tx, { orderId });
  if (!overdue) return; // The order was paid, cancelled or reported as transferred.
  await move(tx, orderMoves, orderId, { reason: overdue.reason, by: 'system', at: services.clock.now() });
  await closeOtherPayments(tx, orderId, null);
}

/**
 * Job that closes an overdue order. If a payment of the order is waiting, the job enqueues `endOverduePayment` instead.
 */
export const closeOverdueOrder =
  (services: Services): JobHandler<OrderJob> =>
  ({ orderId }) =>
    Promise.resolve(async (tx) => {
      await lockOrder(tx, orderId);
      if (!(await waitingPayment(tx, orderId))) return closeOverdue(services, tx, orderId);
      await enqueue(tx, orderEndPayment, { orderId });
    });

/**
 * Job that ends the waiting payment of an overdue order at the gateway, and then closes the order. If the payer paid
 * before the gateway could end the payment, the payment is recorded first. If the order can still be paid, the payment
 * pays it, and the order isn't closed. Otherwise the payment is refunded.
 */
export const endOverduePayment =
  (services: Services): JobHandler<OrderJob> =>
  async ({ orderId }) => {
    const takeMoney = await endWaitingTrade(services, orderId);
    return async (tx) => {
      await lockOrder(tx, orderId);
      await takeMoney(tx);
      await closeOverdue(services, tx, orderId);
    };
  };
