import { lockOrder } from '../orders/repository.ts';
import type { Services } from '../services/services.ts';
import { broughtMoney } from './endTrade.ts';
import { paymentsWaitingSince } from './repository.ts';
import { followTrade } from './takeMoney.ts';

const minuteMs = 60_000;

/**
 * Milliseconds for which the server waits for the notification of a payment. After this time, it queries the gateway,
 * because the notification may be lost.
 */
const patienceMs = 5 * minuteMs;

/**
 * Maximum age in milliseconds of the waiting payments that a round queries. Older payments aren't queried by these
 * rounds.
 */
const askedForMs = 48 * 60 * minuteMs;

/** Number of consecutive failures after which a round stops. The gateway is called again in the next round. */
const mostFailures = 3;

/** Greatest number of waiting payments that one round queries. */
const batch = 200;

/** Queries the gateway for waiting payments whose notification may be lost. Payments that were paid are recorded. */
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
      onFailure(error); // The loop continues with the next payment.
    }
  }
}
