import { sql } from 'kysely';

import type { DatabaseTransaction } from '../tables/database.ts';

/** Ids of the products that the agent pinned. The product that was pinned most recently comes first. */
export async function pinnedProducts(tx: DatabaseTransaction, agentId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('pinned_products')
    .select('product_id')
    .where('agent_id', '=', agentId)
    .orderBy('pinned_at', 'desc')
    .orderBy('product_id')
    .execute();
  return rows.map(({ product_id: productId }) => productId);
}

export async function insertPin(
  tx: DatabaseTransaction,
  pin: { readonly agentId: string; readonly productId: string; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('pinned_products')
    .values({ agent_id: pin.agentId, product_id: pin.productId, pinned_at: pin.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removePin(tx: DatabaseTransaction, agentId: string, productId: string): Promise<void> {
  await tx.deleteFrom('pinned_products').where('agent_id', '=', agentId).where('product_id', '=', productId).execute();
}

/**
 * Returns the ids of at most `limit` products in the agent's latest orders, quotations and drafts. The product that was
 * used most recently comes first. The query reads at most `depth` orders, `depth` quotations and `depth` drafts.
 */
export async function recentProducts(
  tx: DatabaseTransaction,
  agentId: string,
  { depth, limit }: { readonly depth: number; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ product_id: string }>`
    select product_id from (
      (select product_id, created_at as at from orders where agent_id = ${agentId} order by id desc limit ${depth})
      union all
      (select product_id, created_at from quotations where agent_id = ${agentId}
        order by created_at desc limit ${depth})
      union all
      (select product_id, saved_at from drafts where agent_id = ${agentId} order by saved_at desc limit ${depth})
    ) used
    group by product_id order by max(at) desc, product_id limit ${limit}`.execute(tx);
  return rows.map(({ product_id: productId }) => productId);
}
