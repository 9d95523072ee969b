import type { Insertable } from 'kysely';

import type { DatabaseTransaction, Tables } from '../tables/database.ts';

/** A rejection that the agent hasn't answered yet. */
export interface Rejection {
  readonly type: string;
  readonly reason: string;
  readonly file_ids: readonly string[];
}

/** Notes rejected materials of an order that has none noted. */
export async function insertRejections(
  tx: DatabaseTransaction,
  rejections: readonly Insertable<Tables['order_material_rejections']>[],
): Promise<void> {
  await tx.insertInto('order_material_rejections').values(rejections).execute();
}

/** Materials of an order that were rejected and not sent again. */
export const rejectionsOf = (tx: DatabaseTransaction, orderId: number): Promise<readonly Rejection[]> =>
  tx
    .selectFrom('order_material_rejections')
    .select(['type', 'reason', 'file_ids'])
    .where('order_id', '=', orderId)
    .execute();

/** The agent has sent others. */
export async function clearRejections(tx: DatabaseTransaction, orderId: number): Promise<void> {
  await tx.deleteFrom('order_material_rejections').where('order_id', '=', orderId).execute();
}
