import { setImmediate as nextTurn } from 'node:timers/promises';

import { type RawBuilder, sql, type SqlBool } from 'kysely';

import type { Database } from '../database/database.ts';
import type { Keyring } from '../encryption/keyring.ts';
import { fileKeysIn } from './fileKeys.ts';

/** Where unfinished work lies sealed, and what it was sealed for. */
const places = [
  { table: 'drafts', id: 'id', purpose: 'draft' },
  { table: 'quotations', id: 'id', purpose: 'quotation' },
  { table: 'custom_orders', id: 'id', purpose: 'customOrder' },
  { table: 'offline_orders', id: 'uuid', purpose: 'offlineOrder' },
] as const;

/** Whether anything unfinished of its agent names the file `f`. */
const isNamed = sql<SqlBool>`(${sql.join(
  places.map(
    ({ table }) => sql`exists (select 1 from ${sql.table(table)} t
      where t.file_keys @> array[f.key] and t.agent_id = f.agent_id)`,
  ),
  sql` or `,
)} or exists (select 1 from endorsements e where e.agent_id = f.agent_id and strpos(e.materials::text, f.key) > 0))`;

/** Whether something of its agent was written before keys were kept, so that nothing is known of it yet. */
const isInDoubt = sql<SqlBool>`(${sql.join(
  places.map(
    ({ table }) =>
      sql`exists (select 1 from ${sql.table(table)} t where t.agent_id = f.agent_id and t.file_keys is null)`,
  ),
  sql` or `,
)})`;

/** Whether no order has the stored file `f`, and nothing unfinished of its agent names it. */
export const isUnused: RawBuilder<SqlBool> = sql<SqlBool>`not exists (select 1 from order_files o where o.file_id = f.id)
  and not ${isInDoubt} and not ${isNamed}`;

/** Rows of one table that are read through in one round. */
const batch = 200;

/** Notes the keys of one row that was written before they were kept; every later write notes its own. False where there is none. */
async function noteNext(database: Database, keyring: Keyring, { table, id, purpose }: (typeof places)[number]) {
  const { rows } = await sql<{ id: string; sealed: Uint8Array }>`
    select ${sql.ref(id)} as id, content_sealed as sealed from ${sql.table(table)}
    where file_keys is null limit 1`.execute(database);
  const [row] = rows;
  if (!row) return false;
  const keys = fileKeysIn(keyring.open(purpose, row.sealed));
  await sql`
    update ${sql.table(table)} set file_keys = ${[...keys]}::text[]
    where ${sql.ref(id)} = ${row.id} and file_keys is null`.execute(database);
  return true;
}

/** Reads through what was written before keys were kept: one row at a time, so that requests are answered between. */
export async function noteEarlierKeys(database: Database, keyring: Keyring): Promise<void> {
  for (const place of places) {
    for (let count = 0; count < batch && (await noteNext(database, keyring, place)); count += 1) await nextTurn();
  }
}
