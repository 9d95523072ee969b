import { lockOrder } from '../orders/repository.ts';
import type { Services } from '../services/services.ts';
import { broughtMoney } from './endTrade.ts';
import { paymentsWaitingSince } from './repository.ts';
import { followTrade } from './takeMoney.ts';

const minuteMs = 60_000;

/** A notification is given so long to come by itself. */
const patienceMs = 5 * minuteMs;

/** A payment that waits longer is queried when its order is closed. */
const askedForMs = 48 * 60 * minuteMs;

/** Failures in a row after which the gateway is left alone until the next round. */
const mostFailures = 3;

/** Payments that are asked for in one round. */
const batch = 200;

/** Asks the gateway how payments stand whose notification may have been lost, and takes money that came. */
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
      onFailure(error); // the others are asked for still
    }
  }
}
