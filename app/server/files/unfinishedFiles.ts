import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Tables of unfinished work; its content is sealed, the keys of the files that it names stand beside it. */
const tables = ['drafts', 'quotations', 'custom_orders', 'offline_orders'] as const;

/** Whether anything unfinished of its agent names the file `f`. */
const isNamed = sql<SqlBool>`(${sql.join(
  tables.map(
    (table) => sql`exists (select 1 from ${sql.table(table)} t
      where t.file_keys @> array[f.key] and t.agent_id = f.agent_id)`,
  ),
  sql` or `,
)} or exists (select 1 from endorsements e where e.agent_id = f.agent_id and strpos(e.materials::text, f.key) > 0))`;

/** Whether something of its agent was saved by a release that kept no keys: until it is saved again, any file may be its. */
const isInDoubt = sql<SqlBool>`(${sql.join(
  tables.map(
    (table) => sql`exists (select 1 from ${sql.table(table)} t where t.agent_id = f.agent_id and t.file_keys is null)`,
  ),
  sql` or `,
)})`;

/** Whether no order has the stored file `f`, and nothing unfinished of its agent names it. */
export const isUnused: RawBuilder<SqlBool> = sql<SqlBool>`not exists (select 1 from order_files o where o.file_id = f.id)
  and not ${isInDoubt} and not ${isNamed}`;
