import type { DatabaseTransaction } from '../tables/database.ts';

/** Policies of the agent that were issued at the instant `since` or later. */
export async function policiesSince(
  tx: DatabaseTransaction,
  agentId: string,
  since: Date,
): Promise<readonly { product_id: string; total_fen: number; issued_at: Date }[]> {
  return tx
    .selectFrom('policies')
    .innerJoin('orders', 'orders.id', 'policies.order_id')
    .select(['orders.product_id', 'orders.total_fen', 'policies.issued_at'])
    .where('orders.agent_id', '=', agentId)
    .where('policies.issued_at', '>=', since)
    .execute();
}

/** Number (encrypted) and last day of the agent's practising certificate. They are null if the agent has none. */
export async function certificateOf(
  tx: DatabaseTransaction,
  agentId: string,
): Promise<{ certificate_no_sealed: Uint8Array | null; certificate_valid_until: string | null } | undefined> {
  return tx
    .selectFrom('agents')
    .select(['certificate_no_sealed', 'certificate_valid_until'])
    .where('id', '=', agentId)
    .executeTakeFirst();
}

/** True when the agent has redeemed an invitation to this product. */
export async function hasInvitation(tx: DatabaseTransaction, agentId: string, productId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('white_list_invitations')
    .select('uuid')
    .where('agent_id', '=', agentId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return found !== undefined;
}
