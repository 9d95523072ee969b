import type { Database, DatabaseTransaction } from '../database/database.ts';
import type { JobHandlers } from '../jobs/jobs.ts';
import { moveOrder } from '../orders/moveOrder.ts';
import type { Services } from '../services.ts';

/** The order, as long as it waits for its policy. */
async function orderToIssue(database: Database | DatabaseTransaction, orderId: number): Promise<string | null> {
  const order = await database
    .selectFrom('orders')
    .select('sn')
    .where('id', '=', orderId)
    .where('status', 'in', ['underwriting', 'issuing'])
    .executeTakeFirst();
  return order?.sn ?? null;
}

/**
 * The job that has a paid order's policy issued. It may run again after a crash at any point: the insurer gives the
 * same policy for the same order, and an order that has its policy is left alone.
 */
export const issuePolicy =
  ({ database, gateways, clock }: Services): JobHandlers['policy.issue'] =>
  async ({ orderId }) => {
    const orderSn = await orderToIssue(database, orderId);
    if (orderSn === null) return () => Promise.resolve();
    const { policySn } = await gateways.insurer.issue({ orderSn });
    return async (tx) => {
      if ((await orderToIssue(tx, orderId)) === null) return;
      const at = clock.now();
      await tx.insertInto('policies').values({ order_id: orderId, sn: policySn, issued_at: at }).execute();
      await moveOrder(tx, orderId, { reason: 'issued', by: 'insurer', at });
    };
  };
