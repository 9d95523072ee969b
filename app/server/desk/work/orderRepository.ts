import { sql } from 'kysely';

import type { DatabaseTransaction } from '../../tables/database.ts';

/**
 * Returns the order with this number, and the name of its agent; undefined if there is no such order. The order may
 * belong to any agent.
 */
export const seenOrderOf = (tx: DatabaseTransaction, sn: string) =>
  tx
    .selectFrom('orders')
    .innerJoin('agents', 'agents.id', 'orders.agent_id')
    .select(['orders.id', 'orders.sn', 'orders.status', 'orders.product_name', 'orders.insurer_name'])
    .select(['orders.group_name', 'orders.total_fen', 'orders.heads', 'orders.start_date', 'orders.end_date'])
    .select(['orders.policy_sn', 'orders.created_at', 'agents.name as agent_name'])
    .where('orders.sn', '=', sn)
    .executeTakeFirst();

/** For each kind of file of an order, returns the number of files and the time at which the last one was attached. */
export async function fileCountsOf(tx: DatabaseTransaction, orderId: number) {
  const { rows } = await sql<{ kind: string; count: number; at: Date }>`
    select kind, count(*)::int as count, max(attached_at) as at from order_files where order_id = ${orderId}
    group by kind order by kind`.execute(tx);
  return rows;
}

/** Returns the submitted endorsements of an order, newest first. */
export const endorsementsOfOrder = (tx: DatabaseTransaction, orderId: number) =>
  tx
    .selectFrom('endorsements')
    .select(['uuid', 'sn', 'state', 'certificate_sn', 'updated_at'])
    .where('order_id', '=', orderId)
    .where('submission_id', 'is not', null)
    .orderBy('id', 'desc')
    .execute();

/** Returns the invoices of an order and of its endorsements, newest first. */
export const invoicesOfOrder = (tx: DatabaseTransaction, orderId: number) =>
  tx
    .selectFrom('invoices')
    .select(['uuid', 'status', 'amount_fen', 'invoice_no', 'updated_at'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute();
