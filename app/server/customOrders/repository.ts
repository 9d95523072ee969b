import type { Selectable } from 'kysely';

import type { Database, DatabaseTransaction, Tables } from '../tables/database.ts';

export type CustomOrderRow = Selectable<Tables['custom_orders']>;

/**
 * Returns a prepared order of the agent, and locks its row until the end of the transaction. Returns undefined if the
 * agent has no such order.
 */
export async function customOrderOf(
  tx: DatabaseTransaction,
  agentId: string,
  id: string,
): Promise<CustomOrderRow | undefined> {
  return tx
    .selectFrom('custom_orders')
    .selectAll()
    .where('id', '=', id)
    .where('agent_id', '=', agentId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Returns at most `max` of the agent's prepared orders for a product, newest first. Orders that the agent has already
 * submitted are left out.
 */
export async function openCustomOrders(
  tx: DatabaseTransaction,
  of: { readonly agentId: string; readonly productId: string; readonly max: number },
): Promise<readonly CustomOrderRow[]> {
  return tx
    .selectFrom('custom_orders')
    .selectAll()
    .where('agent_id', '=', of.agentId)
    .where('product_id', '=', of.productId)
    .where('status', '<>', 'submitted')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(of.max)
    .execute();
}

/** True when the agent has an order of this product with this order number. */
export async function hasOrder(
  tx: DatabaseTransaction,
  order: { readonly agentId: string; readonly sn: string; readonly productId: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('orders')
    .select('id')
    .where('agent_id', '=', order.agentId)
    .where('sn', '=', order.sn)
    .where('product_id', '=', order.productId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function updateCustomOrder(
  tx: DatabaseTransaction,
  id: string,
  change: Pick<CustomOrderRow, 'status' | 'order_sn' | 'updated_at'>,
): Promise<void> {
  await tx.updateTable('custom_orders').set(change).where('id', '=', id).execute();
}

export async function addCustomOrder(
  database: Database | DatabaseTransaction,
  row: Omit<CustomOrderRow, 'id' | 'status' | 'order_sn'>,
): Promise<string> {
  const { id } = await database
    .insertInto('custom_orders')
    .values({ ...row, status: 'waiting', order_sn: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Returns the host on which an agent signs in; empty for the platform's own host.
 * @throws NoResultError when there is no such agent, or the transaction can't read it
 */
export async function hostOfAgent(tx: DatabaseTransaction, agentId: string): Promise<string> {
  const { partner_host: host } = await tx
    .selectFrom('agents')
    .select('partner_host')
    .where('id', '=', agentId)
    .executeTakeFirstOrThrow();
  return host;
}
