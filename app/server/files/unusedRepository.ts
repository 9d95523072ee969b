import { sql, type SqlBool } from 'kysely';

import type { Database, DatabaseTransaction } from '../tables/database.ts';

/** Tables of unfinished work; its content is sealed, the keys of the files that it names stand beside it. */
const tables = ['drafts', 'quotations', 'custom_orders', 'offline_orders'] as const;

/** True when anything unfinished of its agent names the file `f`. */
const isNamed = sql<SqlBool>`(${sql.join(
  tables.map(
    (table) => sql`exists (select 1 from ${sql.table(table)} t
      where t.file_keys @> array[f.key] and t.agent_id = f.agent_id)`,
  ),
  sql` or `,
)} or exists (select 1 from endorsements e where e.agent_id = f.agent_id and strpos(e.materials::text, f.key) > 0))`;

/**
 * True when something of its agent was saved by a release that kept no keys: until it is saved again, any file may be
 * its.
 */
const isInDoubt = sql<SqlBool>`(${sql.join(
  tables.map(
    (table) => sql`exists (select 1 from ${sql.table(table)} t where t.agent_id = f.agent_id and t.file_keys is null)`,
  ),
  sql` or `,
)})`;

/** True when no order has the stored file `f`, and nothing unfinished of its agent names it. */
const isUnused = sql<SqlBool>`not exists (select 1 from order_files o where o.file_id = f.id)
  and not ${isInDoubt} and not ${isNamed}`;

/** A file that may be removed. */
export interface UnusedFile {
  readonly id: string;
  readonly key: string;
}

/** How old files must be to be removed; `agentId`: only this agent's. */
export interface Ages {
  readonly storedBefore: Date;
  readonly expectedBefore: Date;
  readonly agentId: string | null;
}

/** At most `limit` files that nothing refers to and that are too old to be attached by a running request. */
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

/** Removes a file unless something names it meanwhile; true where it went. */
export async function deleteUnused(tx: DatabaseTransaction, id: string): Promise<boolean> {
  const { rows } = await sql`delete from stored_files f where f.id = ${id} and ${isUnused} returning f.id`.execute(tx);
  return rows.length > 0;
}
