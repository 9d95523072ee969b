import { sql } from 'kysely';

import type { Database, DatabaseTransaction } from '../tables/database.ts';

/** A new product that operators created, without its content. */
export interface NewProduct {
  readonly product_id: string;
  readonly name: string;
  /** Id of the product from which the new product was copied; empty when it began with the defaults of a family. */
  readonly copied_from: string;
  /** Name of the family with whose defaults the new product began; empty when it is a copy. */
  readonly family: string;
  /**
   * Id of the product whose sales terms and golden quotes apply to the new product: a product in the catalogue's files
   * or, if the new product isn't a copy, the new product itself.
   */
  readonly terms_of: string;
}

/** All products that operators created, the newest first. */
export const newProducts = (database: Database | DatabaseTransaction): Promise<readonly NewProduct[]> =>
  database
    .selectFrom('new_products')
    .select(['product_id', 'name', 'copied_from', 'family', 'terms_of'])
    .orderBy('begun_at', 'desc')
    .orderBy('product_id')
    .execute();

/** A product that operators created, with its initial content. If there is no such product, returns undefined. */
export const newProductOf = (
  tx: DatabaseTransaction,
  productId: string,
): Promise<(NewProduct & { readonly content: unknown }) | undefined> =>
  tx
    .selectFrom('new_products')
    .select(['product_id', 'name', 'copied_from', 'family', 'terms_of', 'content'])
    .where('product_id', '=', productId)
    .executeTakeFirst();

/** Stores a product that an operator creates. Returns false when another product already has this id. */
export async function addNewProduct(
  tx: DatabaseTransaction,
  entry: NewProduct & { readonly content: object; readonly begun_at: Date; readonly begun_by: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('new_products')
    .values({ ...entry, content: JSON.stringify(entry.content) })
    .onConflict((conflict) => conflict.column('product_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Deletes a product that was never published, and its drafts. If the product was published or doesn't exist, deletes
 * nothing and returns false.
 */
export async function removeNewProduct(tx: DatabaseTransaction, productId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('new_products')
    .where('product_id', '=', productId)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('product_versions').select('version').where('product_id', '=', productId))),
    )
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await tx.deleteFrom('product_drafts').where('product_id', '=', productId).execute();
  return true;
}

/** Locks a product until the transaction ends, so that only one transaction at a time publishes or deletes it. */
export async function lockProduct(tx: DatabaseTransaction, productId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`product ${productId}`}))`.execute(tx);
}
