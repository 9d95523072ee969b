import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { endTrade } from './endTrade.ts';
import { waitingPayment } from './repository.ts';
import { followTrade } from './takeMoney.ts';

/**
 * Ends the payment that an order waits for at the gateway, outside a transaction. What is returned takes the money in a
 * transaction that holds the order's lock, where it was paid meanwhile; otherwise it does nothing.
 */
export async function endWaitingTrade(
  services: Services,
  orderId: number,
): Promise<(tx: DatabaseTransaction) => Promise<void>> {
  const waiting = await waitingPayment(services.database, orderId);
  if (waiting === undefined || !(await endTrade(services, waiting))) return () => Promise.resolve();
  return (tx) => followTrade(services, tx, { paymentId: waiting.id, state: 'paid' });
}
