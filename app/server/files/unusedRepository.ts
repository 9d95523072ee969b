import { sql, type SqlBool } from 'kysely';

import type { Database, DatabaseTransaction } from '../tables/database.ts';

/**
 * Tables that store unfinished work. The column `file_keys` contains the keys of the files to which the work refers,
 * because the content of the work is encrypted.
 */
const tables = ['drafts', 'quotations', 'custom_orders', 'offline_orders'] as const;

/**
 * True when unfinished work or an endorsement of the file's agent, or a request for a qualification, refers to the
 * stored file `f`.
 */
const isNamed = sql<SqlBool>`(${sql.join(
  tables.map(
    (table) => sql`exists (select 1 from ${sql.table(table)} t
      where t.file_keys @> array[f.key] and t.agent_id = f.agent_id)`,
  ),
  sql` or `,
)} or exists (select 1 from endorsements e where e.agent_id = f.agent_id and strpos(e.materials::text, f.key) > 0)
  or exists (select 1 from qualification_contents c where c.file_keys @> array[f.key]))`;

/**
 * True when the agent of the stored file `f` has work that was saved before the column `file_keys` existed. Such work
 * may refer to any file of the agent until it is saved again.
 */
const isInDoubt = sql<SqlBool>`(${sql.join(
  tables.map(
    (table) => sql`exists (select 1 from ${sql.table(table)} t where t.agent_id = f.agent_id and t.file_keys is null)`,
  ),
  sql` or `,
)})`;

/** True when no order refers to the stored file `f`, and neither `isNamed` nor `isInDoubt` is true for it. */
const isUnused = sql<SqlBool>`not exists (select 1 from order_files o where o.file_id = f.id)
  and not ${isInDoubt} and not ${isNamed}`;

/** A file that may be removed, because nothing refers to it. */
export interface UnusedFile {
  readonly id: string;
  readonly key: string;
}

/**
 * Selects files by age. A stored file is selected if its upload was allowed at `storedBefore` or earlier. A file that
 * never arrived is selected if its upload was allowed only until `expectedBefore` or earlier. `agentId` selects the
 * files of one agent; null selects the files of all agents.
 */
export interface Ages {
  readonly storedBefore: Date;
  readonly expectedBefore: Date;
  readonly agentId: string | null;
}

/**
 * Returns at most `limit` files that have these ages and to which nothing refers. The caller must choose ages at which
 * no running request can still attach a file.
 */
export async function unusedFiles(
  database: Database,
  { storedBefore, expectedBefore, agentId }: Ages,
  limit: number,
): Promise<readonly UnusedFile[]> {
  const { rows } = await sql<UnusedFile>`
    select f.id, f.key from stored_files f
    where (f.status = 'stored' and f.created_at <= ${storedBefore}
      or f.status = 'expected' and f.expires_at <= ${expectedBefore})
      and (${agentId}::uuid is null or f.agent_id = ${agentId}::uuid) and ${isUnused}
    limit ${limit}`.execute(database);
  return rows;
}

/** Deletes the row of a file if nothing refers to the file. Returns true when the row was deleted. */
export async function deleteUnused(tx: DatabaseTransaction, id: string): Promise<boolean> {
  const { rows } = await sql`delete from stored_files f where f.id = ${id} and ${isUnused} returning f.id`.execute(tx);
  return rows.length > 0;
}
