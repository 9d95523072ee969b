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

/** Offline orders of the agent, of one product or of all, without their contents, newest first. */
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

/** How many offline orders the agent has. */
export async function countOfflineOrders(tx: DatabaseTransaction, agentId: string): Promise<number> {
  const { total } = await tx
    .selectFrom('offline_orders')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow();
  return total;
}

/** Writes a new offline order; gives back its id. */
export async function insertOfflineOrder(
  tx: DatabaseTransaction,
  row: Insertable<Tables['offline_orders']>,
): Promise<string> {
  const { uuid } = await tx.insertInto('offline_orders').values(row).returning('uuid').executeTakeFirstOrThrow();
  return uuid;
}

/** Writes over the version that was read; gives back the next one, undefined where the order is gone or has moved on. */
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

/** False where there was nothing of the agent's to delete. */
export async function removeOfflineOrder(tx: DatabaseTransaction, agentId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('offline_orders')
    .where('uuid', '=', id)
    .where('agent_id', '=', agentId)
    .returning('uuid')
    .executeTakeFirst();
  return deleted !== undefined;
}
