import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';

import type { DatabaseTransaction, Tables } from '../tables/database.ts';

export type OfflineOrderRow = Selectable<Tables['offline_orders']>;

/** An offline order of the agent. */
export const offlineOrderOf = (
  tx: DatabaseTransaction,
  agentId: string,
  id: string,
): Promise<OfflineOrderRow | undefined> =>
  tx.selectFrom('offline_orders').selectAll().where('agent_id', '=', agentId).where('uuid', '=', id).executeTakeFirst();

/** Offline orders of the agent, of one product or all, without their content, newest first. */
export async function listedOfflineOrders(
  tx: DatabaseTransaction,
  agentId: string,
  { productId, limit }: { readonly productId: string | undefined; readonly limit: number },
) {
  return tx
    .selectFrom('offline_orders')
    .select(['uuid', 'version', 'product_id', 'group_name', 'heads', 'note', 'created_at'])
    .where('agent_id', '=', agentId)
    .$if(productId !== undefined, (query) => query.where('product_id', '=', productId ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('uuid')
    .limit(limit)
    .execute();
}

/** Number of the agent's offline orders. */
export async function countOfflineOrders(tx: DatabaseTransaction, agentId: string): Promise<number> {
  const { total } = await tx
    .selectFrom('offline_orders')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow();
  return total;
}

/** Inserts an offline order. Returns its id. */
export async function insertOfflineOrder(
  tx: DatabaseTransaction,
  row: Insertable<Tables['offline_orders']>,
): Promise<string> {
  const { uuid } = await tx.insertInto('offline_orders').values(row).returning('uuid').executeTakeFirstOrThrow();
  return uuid;
}

/**
 * Replaces the version that was read. Returns the new version; undefined when the order was deleted or has a newer one.
 */
export async function overwriteOfflineOrder(
  tx: DatabaseTransaction,
  { id, agentId, version }: { readonly id: string; readonly agentId: string; readonly version: number },
  content: Omit<Updateable<Tables['offline_orders']>, 'version'>,
): Promise<number | undefined> {
  const changed = await tx
    .updateTable('offline_orders')
    .set((eb) => ({ ...content, version: eb('version', '+', 1) }))
    .where('uuid', '=', id)
    .where('agent_id', '=', agentId)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return changed?.version;
}

/** Deletes an offline order of the agent. False when there is none. */
export async function removeOfflineOrder(tx: DatabaseTransaction, agentId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('offline_orders')
    .where('uuid', '=', id)
    .where('agent_id', '=', agentId)
    .returning('uuid')
    .executeTakeFirst();
  return deleted !== undefined;
}
