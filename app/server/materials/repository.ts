import type { Insertable } from 'kysely';

import type { DatabaseTransaction, Tables } from '../tables/database.ts';

/** A rejection of a material. It is deleted when the agent has sent the materials again. */
export interface Rejection {
  readonly type: string;
  readonly reason: string;
  readonly file_ids: readonly string[];
}

/**
 * Records which materials of an order the insurer rejected. Call this function only when no rejections are recorded for
 * the order.
 */
export async function insertRejections(
  tx: DatabaseTransaction,
  rejections: readonly Insertable<Tables['order_material_rejections']>[],
): Promise<void> {
  await tx.insertInto('order_material_rejections').values(rejections).execute();
}

/** The materials of an order that were rejected and that the agent hasn't sent again yet. */
export const rejectionsOf = (tx: DatabaseTransaction, orderId: number): Promise<readonly Rejection[]> =>
  tx
    .selectFrom('order_material_rejections')
    .select(['type', 'reason', 'file_ids'])
    .where('order_id', '=', orderId)
    .execute();

/**
 * Deletes the rejections of an order's materials: after the agent has sent the materials again, or before new
 * rejections are stored.
 */
export async function clearRejections(tx: DatabaseTransaction, orderId: number): Promise<void> {
  await tx.deleteFrom('order_material_rejections').where('order_id', '=', orderId).execute();
}
