import type { DatabaseTransaction } from '../../tables/database.ts';

/** Hosts of all agencies. */
export async function hostsOfAgencies(tx: DatabaseTransaction): Promise<ReadonlySet<string>> {
  const rows = await tx.selectFrom('agencies').select('host').execute();
  return new Set(rows.map(({ host }) => host));
}

/** Returns the agents who have one of these mobile numbers, including agents whose account is disabled. */
export async function takenNumbers(tx: DatabaseTransaction, indexes: readonly Uint8Array[]) {
  if (indexes.length === 0) return [];
  return tx
    .selectFrom('agents')
    .select(['partner_host', 'mobile_index'])
    .where('mobile_index', 'in', indexes)
    .execute();
}
