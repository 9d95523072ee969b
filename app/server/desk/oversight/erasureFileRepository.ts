import { type RawBuilder, sql } from 'kysely';

import type { Database, DatabaseTransaction } from '../../tables/database.ts';

/** A stored file of an agent, with its key in the object store. */
export interface LooseFile {
  readonly id: string;
  readonly key: string;
}

/**
 * Tables of unfinished work whose column `file_keys` contains the keys of the files. For each table: the column that
 * identifies a row.
 */
const keyColumns: ReadonlyMap<string, string> = new Map([
  ['drafts', 'id'],
  ['quotations', 'id'],
  ['custom_orders', 'id'],
  ['offline_orders', 'uuid'],
]);

/** Returns the files with these keys that belong to no order. */
export async function looseFilesOf(tx: DatabaseTransaction, keys: readonly string[]): Promise<readonly LooseFile[]> {
  if (keys.length === 0) return [];
  return tx
    .selectFrom('stored_files')
    .select(['id', 'key'])
    .where('key', 'in', keys)
    .where('id', 'not in', (query) => query.selectFrom('order_files').select('file_id'))
    .orderBy('id')
    .execute();
}

/** The materials of an endorsement; undefined when there is no such endorsement. */
export async function materialsOfEndorsement(tx: DatabaseTransaction, uuid: string): Promise<unknown> {
  const row = await tx.selectFrom('endorsements').select('materials').where('uuid', '=', uuid).executeTakeFirst();
  return row?.materials;
}

/** Replaces the materials of an endorsement. */
export async function writeMaterials(tx: DatabaseTransaction, uuid: string, materials: unknown): Promise<void> {
  await tx
    .updateTable('endorsements')
    .set({ materials: JSON.stringify(materials) })
    .where('uuid', '=', uuid)
    .execute();
}

/**
 * Replaces the keys of the files to which unfinished work refers. If the table has no column for these keys, nothing
 * changes.
 */
export async function writeFileKeys(
  tx: DatabaseTransaction,
  { table, key }: { readonly table: string; readonly key: string },
  keys: readonly string[],
): Promise<void> {
  const column = keyColumns.get(table);
  if (column === undefined) return;
  const list: RawBuilder<unknown> = keys.length === 0 ? sql`'{}'::text[]` : sql`array[${sql.join(keys)}]::text[]`;
  await sql`update ${sql.table(table)} set file_keys = ${list} where ${sql.ref(column)}::text = ${key}`.execute(tx);
}

/** Returns the number of uploaded files of each order, by the id of the order. Orders without files are left out. */
export async function fileCountsOf(
  tx: DatabaseTransaction,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('order_files')
    .select(['order_id', sql<number>`count(distinct file_id)::int`.as('files')])
    .where('order_id', 'in', orderIds)
    .groupBy('order_id')
    .execute();
  return new Map(rows.map(({ order_id: id, files }) => [id, files]));
}

/** Records that the files of an order must be removed as soon as no rule requires keeping them. */
export async function noteFileErasure(tx: DatabaseTransaction, orderId: number, at: Date): Promise<void> {
  await tx
    .insertInto('order_file_erasures')
    .values({ order_id: orderId, asked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the ids of the orders whose files must be removed as soon as no rule requires keeping them. */
export async function ordersWithFileErasure(database: Database): Promise<readonly number[]> {
  const rows = await database.selectFrom('order_file_erasures').select('order_id').orderBy('order_id').execute();
  return rows.map(({ order_id: id }) => id);
}

/**
 * Detaches all files of an order. Deletes the rejections of its materials, and the record that its files must be
 * removed. Returns the files.
 */
export async function detachFiles(tx: DatabaseTransaction, orderId: number): Promise<readonly LooseFile[]> {
  const detached = await tx.deleteFrom('order_files').where('order_id', '=', orderId).returning('file_id').execute();
  await tx.deleteFrom('order_material_rejections').where('order_id', '=', orderId).execute();
  await tx.deleteFrom('order_file_erasures').where('order_id', '=', orderId).execute();
  const ids = [...new Set(detached.map(({ file_id: id }) => id))];
  if (ids.length === 0) return [];
  return tx.selectFrom('stored_files').select(['id', 'key']).where('id', 'in', ids).execute();
}
