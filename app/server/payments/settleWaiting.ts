import { lockOrder } from '../orders/repository.ts';
import type { Services } from '../services/services.ts';
import { broughtMoney } from './endTrade.ts';
import { paymentsWaitingSince } from './repository.ts';
import { followTrade } from './takeMoney.ts';

const minuteMs = 60_000;

/** Time in milliseconds that is allowed for a notification to arrive. */
const patienceMs = 5 * minuteMs;

/**
 * Age in milliseconds above which a waiting payment isn't queried in these rounds. It is queried when its order is
 * closed.
 */
const askedForMs = 48 * 60 * minuteMs;

/** Number of consecutive failures after which the gateway isn't called until the next round. */
const mostFailures = 3;

/** Greatest number of payments that one round queries. */
const batch = 200;

/** Queries the gateway for waiting payments whose notification may be lost, and records the paid ones. */
export async function settleWaitingPayments(services: Services, onFailure: (error: unknown) => void): Promise<void> {
  const { database, clock, gateways, wakeWorker } = services;
  const now = clock.now().getTime();
  const waiting = await paymentsWaitingSince(database, {
    from: new Date(now - askedForMs),
    until: new Date(now - patienceMs),
    limit: batch,
  });
  let failures = 0;
  for (const payment of waiting) {
    if (failures >= mostFailures) return;
    try {
      const trade = await gateways.payment.tradeOf(payment.id).catch((error: unknown) => {
        failures += 1;
        throw error;
      });
      failures = 0;
      if (!broughtMoney(trade, payment)) continue;
      await database.transaction().execute(async (tx) => {
        await lockOrder(tx, payment.order_id);
        await followTrade(services, tx, { paymentId: payment.id, state: 'paid' });
      });
      wakeWorker();
    } catch (error) {
      onFailure(error); // the remaining payments are still queried
    }
  }
}
