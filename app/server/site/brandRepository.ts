import type { HostBrand } from '@tuanbao/library/domain/site/hostBrand';

import type { Database, DatabaseTransaction } from '../tables/database.ts';

const columns = ['host', 'version', 'content', 'reason', 'published_at', 'published_by'] as const;

/** A published version of the brand of a host. */
export interface BrandVersion {
  readonly host: string;
  readonly version: number;
  readonly content: HostBrand;
  readonly reason: string;
  readonly published_at: Date;
  readonly published_by: string;
}

/** For each host with a published brand: the latest version of the brand. */
export const latestBrands = (database: Database | DatabaseTransaction): Promise<readonly BrandVersion[]> =>
  database
    .selectFrom('host_brands')
    .distinctOn('host')
    .select(columns)
    .orderBy('host')
    .orderBy('version', 'desc')
    .execute();

/** Names of the agencies to which the partners' hosts belong. The keys are the hosts. */
export async function agenciesByHost(database: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await database.selectFrom('agencies').select(['host', 'name']).execute();
  return new Map(rows.map(({ host, name }) => [host, name]));
}

/** The latest 100 versions of the brand of a host, newest first. */
export const brandVersions = (tx: DatabaseTransaction, host: string): Promise<readonly BrandVersion[]> =>
  tx.selectFrom('host_brands').select(columns).where('host', '=', host).orderBy('version', 'desc').limit(100).execute();

/**
 * Stores a version of the brand of a host. Returns false when a version with this number is already stored for the
 * host.
 */
export async function addBrand(tx: DatabaseTransaction, entry: BrandVersion): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('host_brands')
    .values({ ...entry, content: JSON.stringify(entry.content) })
    .onConflict((conflict) => conflict.columns(['host', 'version']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
