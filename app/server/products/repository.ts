import { sql } from 'kysely';

import type { Database, DatabaseTransaction } from '../tables/database.ts';

/** A published version of a product, without its content. */
export interface VersionRow {
  readonly product_id: string;
  readonly version: number;
  readonly starts_on: string;
  readonly published_at: Date;
  readonly published_by: string;
}

/**
 * A switch that stops the sale of a product. `partner_host` is the host on which the product isn't sold: empty for the
 * platform's own host, null for all hosts.
 */
export interface SwitchRow {
  readonly product_id: string;
  readonly partner_host: string | null;
  readonly off_at: Date;
  readonly off_by: string;
}

/** All versions that operators have published, sorted by product and version. */
export const publishedVersions = (database: Database | DatabaseTransaction): Promise<readonly VersionRow[]> =>
  database
    .selectFrom('product_versions')
    .select(['product_id', 'version', 'starts_on', 'published_at', 'published_by'])
    .orderBy('product_id')
    .orderBy('version')
    .execute();

/** The content of a published version of a product. The query fails when there is no such version. */
export async function contentOfVersion(
  database: Database | DatabaseTransaction,
  { productId, version }: { readonly productId: string; readonly version: number },
): Promise<unknown> {
  const { content } = await database
    .selectFrom('product_versions')
    .select('content')
    .where('product_id', '=', productId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return content;
}

/** Stores a version of a product. Returns false when the product already has a published version with this number. */
export async function addVersion(
  tx: DatabaseTransaction,
  entry: {
    readonly productId: string;
    readonly version: number;
    readonly startsOn: string;
    readonly content: object;
    readonly at: Date;
    readonly by: string;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('product_versions')
    .values({
      product_id: entry.productId,
      version: entry.version,
      starts_on: entry.startsOn,
      content: JSON.stringify(entry.content),
      published_at: entry.at,
      published_by: entry.by,
    })
    .onConflict((conflict) => conflict.columns(['product_id', 'version']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** All switches that stop a sale at present, the oldest first. */
export const openSwitches = (database: Database | DatabaseTransaction): Promise<readonly SwitchRow[]> =>
  database
    .selectFrom('product_switches')
    .select(['product_id', 'partner_host', 'off_at', 'off_by'])
    .where('on_at', 'is', null)
    .orderBy('id')
    .execute();

/**
 * Stops the sale of a product by a switch. Returns false when a switch for this product and host is already in force.
 */
export async function addSwitch(
  tx: DatabaseTransaction,
  entry: { readonly productId: string; readonly host: string | null; readonly at: Date; readonly by: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('product_switches')
    .values({ product_id: entry.productId, partner_host: entry.host, off_at: entry.at, off_by: entry.by })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Ends a switch. Returns false when no such switch is in force. */
export async function endSwitch(
  tx: DatabaseTransaction,
  entry: { readonly productId: string; readonly host: string | null; readonly at: Date; readonly by: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('product_switches')
    .set({ on_at: entry.at, on_by: entry.by })
    .where('product_id', '=', entry.productId)
    .where(sql<boolean>`partner_host is not distinct from ${entry.host}`)
    .where('on_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The places that operators have set for products in the list that agents see. Other products have no entry. */
export const productPlaces = (database: Database | DatabaseTransaction) =>
  database.selectFrom('product_places').select(['product_id', 'is_hot', 'position']).execute();

/** Sets the place of a product in the list that agents see. */
export async function setPlace(
  tx: DatabaseTransaction,
  entry: {
    readonly productId: string;
    readonly isHot: boolean;
    readonly position: number | null;
    readonly at: Date;
    readonly by: string;
  },
): Promise<void> {
  const place = { is_hot: entry.isHot, position: entry.position, changed_at: entry.at, changed_by: entry.by };
  await tx
    .insertInto('product_places')
    .values({ product_id: entry.productId, ...place })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(place))
    .execute();
}
