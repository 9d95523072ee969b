import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { endTrade } from './endTrade.ts';
import { waitingPayment } from './repository.ts';
import { followTrade } from './takeMoney.ts';

/**
 * Ends the waiting payment of an order at the gateway, outside a transaction. Returns a function that the caller must
 * call in a transaction that has locked the order. If the payer paid before the gateway could end the payment, the
 * returned function records the money; otherwise it does nothing.
 */
export async function endWaitingTrade(
  services: Services,
  orderId: number,
): Promise<(tx: DatabaseTransaction) => Promise<void>> {
  const waiting = await waitingPayment(services.database, orderId);
  if (waiting === undefined || !(await endTrade(services, waiting))) return () => Promise.resolve();
  return (tx) => followTrade(services, tx, { paymentId: waiting.id, state: 'paid' });
}
