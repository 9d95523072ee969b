import { type Selectable, sql } from 'kysely';

import type { Database, DatabaseTransaction, Tables } from '../tables/database.ts';
import type { AdmittedFile } from './admission.ts';
import type { FilePurpose } from './filePurposes.ts';

export type FileRow = Selectable<Tables['stored_files']>;

type Connection = Database | DatabaseTransaction;

export async function uploadsSince(tx: DatabaseTransaction, agentId: string, since: Date): Promise<number> {
  const { total } = await tx
    .selectFrom('stored_files')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('agent_id', '=', agentId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * Number and total size in bytes of an agent's files, including files whose upload was allowed but hasn't arrived.
 * Files that belong to an order aren't counted.
 */
export async function looseFilesOf(
  tx: DatabaseTransaction,
  agentId: string,
): Promise<{ readonly files: number; readonly bytes: number }> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*)::int as files, coalesce(sum(f.bytes), 0)::bigint as bytes from stored_files f
    where f.agent_id = ${agentId} and not exists (select 1 from order_files o where o.file_id = f.id)`.execute(tx);
  return rows[0] ?? { files: 0, bytes: 0 };
}

/** Inserts a row for a file that is going to be uploaded. */
export async function expectFile(
  connection: Connection,
  file: {
    readonly agentId: string;
    readonly key: string;
    readonly purpose: FilePurpose;
    readonly name: string;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await connection
    .insertInto('stored_files')
    .values({
      agent_id: file.agentId,
      key: file.key,
      purpose: file.purpose,
      status: 'expected',
      name: file.name,
      width: null,
      height: null,
      created_at: file.now,
      expires_at: file.expiresAt,
    })
    .execute();
}

/**
 * Returns the file with this key; undefined if there is no such file. The file may belong to any agent. This function
 * doesn't check the owner: its callers check a signature or the owner, or have just stored the file.
 */
export async function fileByKey(database: Connection, key: string): Promise<FileRow | undefined> {
  return database.selectFrom('stored_files').selectAll().where('key', '=', key).executeTakeFirst();
}

/** True when a file is attached to an order. */
export async function isAttached(database: Connection, fileId: string): Promise<boolean> {
  const attached = await database
    .selectFrom('order_files')
    .select('file_id')
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return attached !== undefined;
}

/** Marks a file as stored, and records its type, size and other facts that the check found. */
export async function noteStored(database: Connection, key: string, admitted: AdmittedFile): Promise<void> {
  await database
    .updateTable('stored_files')
    .set({
      status: 'stored',
      type: admitted.type,
      bytes: admitted.bytes,
      width: admitted.width,
      height: admitted.height,
      has_thumbnail: admitted.thumbnail !== null,
    })
    .where('key', '=', key)
    .execute();
}

/** The agent's files that have one of these keys. Files of other agents are left out. */
export async function filesOf(
  tx: DatabaseTransaction,
  agentId: string,
  keys: readonly string[],
): Promise<readonly FileRow[]> {
  if (keys.length === 0) return [];
  return tx.selectFrom('stored_files').selectAll().where('agent_id', '=', agentId).where('key', 'in', keys).execute();
}

/**
 * Returns, by the id of the file, the number of the latest order to which the file is attached. Files without an order
 * are left out.
 */
export async function ordersOfFiles(
  tx: DatabaseTransaction,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (fileIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('order_files')
    .innerJoin('orders', 'orders.id', 'order_files.order_id')
    .select(['order_files.file_id', 'orders.sn'])
    .where('order_files.file_id', 'in', fileIds)
    .orderBy('orders.id')
    .execute();
  return new Map(rows.map(({ file_id: id, sn }) => [id, sn]));
}

/**
 * Attaches files of one kind to an order, in the sequence of `fileIds`. The order must not have files of this kind
 * yet.
 */
export async function attachOrderFiles(
  tx: DatabaseTransaction,
  orderId: number,
  kind: string,
  fileIds: readonly string[],
  now: Date,
): Promise<void> {
  if (fileIds.length === 0) return;
  await tx
    .insertInto('order_files')
    .values(fileIds.map((file_id, position) => ({ order_id: orderId, kind, file_id, position, attached_at: now })))
    .execute();
}

/** Replaces all files of one kind that are attached to an order. */
export async function replaceOrderFiles(
  tx: DatabaseTransaction,
  orderId: number,
  kind: string,
  fileIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx.deleteFrom('order_files').where('order_id', '=', orderId).where('kind', '=', kind).execute();
  await attachOrderFiles(tx, orderId, kind, fileIds, now);
}

/** The files that are attached to an order, with their kinds, sorted by kind and by the position within the kind. */
export async function orderFilesOf(
  tx: DatabaseTransaction,
  orderId: number,
): Promise<readonly (FileRow & { readonly kind: string })[]> {
  return tx
    .selectFrom('order_files')
    .innerJoin('stored_files', 'stored_files.id', 'order_files.file_id')
    .selectAll('stored_files')
    .select('order_files.kind')
    .where('order_files.order_id', '=', orderId)
    .orderBy('order_files.kind')
    .orderBy('order_files.position')
    .execute();
}

/** Ids and kinds of the files that are attached to an order. */
export const fileIdsOfOrder = (
  tx: DatabaseTransaction,
  orderId: number,
): Promise<readonly { readonly kind: string; readonly file_id: string }[]> =>
  tx.selectFrom('order_files').select(['kind', 'file_id']).where('order_id', '=', orderId).execute();
