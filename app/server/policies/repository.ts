import type { DatabaseTransaction } from '../platform/database/database.ts';

/** Writes the policy that the insurer issued for an order. */
export async function insertPolicy(
  tx: DatabaseTransaction,
  { orderId, sn, at }: { readonly orderId: number; readonly sn: string; readonly at: Date },
): Promise<void> {
  await tx.insertInto('policies').values({ order_id: orderId, sn, issued_at: at }).execute();
}
