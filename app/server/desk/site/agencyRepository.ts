import type { DatabaseTransaction } from '../../tables/database.ts';

/** Returns the names of the partners' agencies, by host. */
export async function agencyNames(tx: DatabaseTransaction): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.selectFrom('agencies').select(['host', 'name']).execute();
  return new Map(rows.map(({ host, name }) => [host, name]));
}
