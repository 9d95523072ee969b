import type { DatabaseTransaction } from '../../tables/database.ts';

/** Names of the agencies behind the hosts of partners, by host. */
export async function agencyNames(tx: DatabaseTransaction): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.selectFrom('agencies').select(['host', 'name']).execute();
  return new Map(rows.map(({ host, name }) => [host, name]));
}
