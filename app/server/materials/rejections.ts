import { type OrderMaterialType, orderMaterialTypes } from '@tuanbao/library/domain/material/orderMaterials';

import { paperKind } from '../orders/papersOfOrder.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';

/** A paper that the insurer sends back, or asks for, with its words. */
export interface RejectedMaterial {
  readonly type: OrderMaterialType;
  readonly reason: string;
}

/** A rejection that the agent hasn't answered yet. */
export interface Rejection {
  readonly type: string;
  readonly reason: string;
  readonly file_ids: readonly string[];
}

const longestReason = 500;

/** What the insurer names papers by: `{ type, reason }` each; null where one isn't a paper of any order. */
export function rejectedMaterialsIn(value: unknown): readonly RejectedMaterial[] | null {
  if (!Array.isArray(value)) return value === undefined ? [] : null;
  const named = value.slice(0, orderMaterialTypes.length).map((one: unknown): RejectedMaterial | null => {
    const { type, reason = '' } = typeof one === 'object' && one !== null ? (one as Record<string, unknown>) : {};
    const known = orderMaterialTypes.find((each) => each === type);
    return known && typeof reason === 'string' ? { type: known, reason: reason.trim().slice(0, longestReason) } : null;
  });
  return named.every((one) => one !== null) ? named : null;
}

/** Puts papers in the place of those that were rejected before, each with the files that it consists of now. */
export async function replaceRejections(
  tx: DatabaseTransaction,
  orderId: number,
  materials: readonly RejectedMaterial[],
  at: Date,
): Promise<void> {
  await clearRejections(tx, orderId);
  if (materials.length === 0) return;
  const files = await tx
    .selectFrom('order_files')
    .select(['kind', 'file_id'])
    .where('order_id', '=', orderId)
    .execute();
  const rejections = new Map(
    materials.map(({ type, reason }) => {
      const own = files.filter(({ kind }) => kind === paperKind(type)).map(({ file_id }) => file_id);
      return [type, { order_id: orderId, type, reason, file_ids: own, rejected_at: at }];
    }),
  );
  await tx
    .insertInto('order_material_rejections')
    .values([...rejections.values()])
    .execute();
}

/** Papers of an order that were rejected and not sent again. */
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
