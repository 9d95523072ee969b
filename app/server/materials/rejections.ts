import { type OrderMaterialType, orderMaterialTypes } from '@tuanbao/library/domain/material/orderMaterials';

import { fileIdsOfOrder } from '../files/repository.ts';
import { materialKind } from '../orders/materialsOfOrder.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { clearRejections, insertRejections } from './repository.ts';

/** A material that the insurer rejects or requests, with the insurer's reason. */
export interface RejectedMaterial {
  readonly type: OrderMaterialType;
  readonly reason: string;
}

const longestReason = 500;

/**
 * Parses the insurer's list of rejected materials, with entries `{ type, reason }`. If the list is absent, returns an
 * empty list. If the list is malformed or a type doesn't exist, returns null.
 */
export function rejectedMaterialsIn(value: unknown): readonly RejectedMaterial[] | null {
  if (!Array.isArray(value)) return value === undefined ? [] : null;
  const named = value.slice(0, orderMaterialTypes.length).map((one: unknown): RejectedMaterial | null => {
    const { type, reason = '' } = typeof one === 'object' && one !== null ? (one as Record<string, unknown>) : {};
    const known = orderMaterialTypes.find((each) => each === type);
    return known && typeof reason === 'string' ? { type: known, reason: reason.trim().slice(0, longestReason) } : null;
  });
  return named.every((one) => one !== null) ? named : null;
}

/**
 * Replaces the recorded rejections of an order's materials. Each rejection also records the files that the material has
 * at this time.
 */
export async function replaceRejections(
  tx: DatabaseTransaction,
  orderId: number,
  materials: readonly RejectedMaterial[],
  at: Date,
): Promise<void> {
  await clearRejections(tx, orderId);
  if (materials.length === 0) return;
  const files = await fileIdsOfOrder(tx, orderId);
  const rejections = new Map(
    materials.map(({ type, reason }) => {
      const own = files.filter(({ kind }) => kind === materialKind(type)).map(({ file_id }) => file_id);
      return [type, { order_id: orderId, type, reason, file_ids: own, rejected_at: at }];
    }),
  );
  await insertRejections(tx, [...rejections.values()]);
}
