import { type Selectable, sql, type Updateable } from 'kysely';

import type { DatabaseTransaction, Tables } from '../tables/database.ts';

export type OfflineOrderRow = Selectable<Tables['offline_orders']>;

/** Returns the agent's offline order with this id; undefined if the agent has no such order. */
export const offlineOrderOf = (
  tx: DatabaseTransaction,
  agentId: string,
  id: string,
): Promise<OfflineOrderRow | undefined> =>
  tx.selectFrom('offline_orders').selectAll().where('agent_id', '=', agentId).where('uuid', '=', id).executeTakeFirst();

/**
 * Returns at most `limit` offline orders of the agent, newest first, without their content. If a product is given,
 * returns only the orders of this product.
 */
export async function listedOfflineOrders(
  tx: DatabaseTransaction,
  agentId: string,
  { productId, limit }: { readonly productId: string | undefined; readonly limit: number },
) {
  return tx
    .selectFrom('offline_orders')
    .select(['uuid', 'version', 'product_id', 'group_name', 'heads', 'note', 'created_at'])
    .select(['agent_id', 'state', 'answer', 'quoted_fen', 'valid_until', 'custom_order_id'])
    .where('agent_id', '=', agentId)
    .$if(productId !== undefined, (query) => query.where('product_id', '=', productId ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('uuid')
    .limit(limit)
    .execute();
}

/** Number of offline orders that the agent has stored. */
export async function countOfflineOrders(tx: DatabaseTransaction, agentId: string): Promise<number> {
  const { total } = await tx
    .selectFrom('offline_orders')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * Replaces an offline order, if its stored version is the version that the agent read. Returns the new version and the
 * row's id. Returns undefined if the order was deleted or has a newer version.
 */
export function overwriteOfflineOrder(
  tx: DatabaseTransaction,
  { id, agentId, version }: { readonly id: string; readonly agentId: string; readonly version: number },
  content: Omit<Updateable<Tables['offline_orders']>, 'version'>,
): Promise<{ readonly id: number; readonly version: number } | undefined> {
  return tx
    .updateTable('offline_orders')
    .set((eb) => ({ ...content, version: eb('version', '+', 1) }))
    .where('uuid', '=', id)
    .where('agent_id', '=', agentId)
    .where('version', '=', version)
    .returning(['id', 'version'])
    .executeTakeFirst();
}

/** Deletes an offline order of the agent. Returns false when the agent has no such order. */
export async function removeOfflineOrder(tx: DatabaseTransaction, agentId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('offline_orders')
    .where('uuid', '=', id)
    .where('agent_id', '=', agentId)
    .returning('uuid')
    .executeTakeFirst();
  return deleted !== undefined;
}
