import { setImmediate as nextTurn } from 'node:timers/promises';

import { type RawBuilder, sql, type SqlBool } from 'kysely';

import type { Database } from './database.ts';
import { retention } from './retention.ts';

const dayMs = 86_400_000;

/** The first upkeep after a start: so that a server that restarts every day is tidied too. */
const firstMs = 15 * 60_000;

/** Rows that one statement deletes: requests are answered in between. */
const batch = 500;

/** Deletes rows some at a time, each time with a statement of its own. */
async function deleteFrom(database: Database, table: string, isOver: RawBuilder<SqlBool>): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${isOver} limit ${batch}
      ))`.execute(database);
    if (Number(numAffectedRows ?? 0) < batch) return;
    await nextTurn();
  }
}

/** Tables with rows that were deleted or replaced, and those whose rows are old enough to be frozen. */
const untidyTables = sql<{ name: string }>`
  select s.relname as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.schemaname = current_schema() and (s.n_dead_tup > 50 or age(c.relfrozenxid) > 100000000)`;

/**
 * Vacuums tables as autovacuum does on a server. Nothing interrupts a vacuum of the embedded database, so only what
 * needs it gets it.
 */
async function vacuumUntidy(database: Database): Promise<void> {
  await sql`select pg_stat_force_next_flush()`.execute(database);
  const { rows } = await untidyTables.execute(database);
  for (const { name } of rows) {
    await sql`vacuum (analyze) ${sql.table(name)}`.execute(database);
    await nextTurn();
  }
}

/** Removes what has run out. The embedded database has no autovacuum, so it is tidied here. */
export async function upkeep(database: Database, kind: 'embedded' | 'postgres', now: Date): Promise<void> {
  for (const [table, rule] of Object.entries(retention)) {
    if (rule.fate === 'deleted') await deleteFrom(database, table, rule.isOver(now));
  }
  if (kind === 'embedded') await vacuumUntidy(database);
}

/** Does the upkeep once a day until it is stopped, the first time some minutes after the start. */
export function startUpkeep(run: () => Promise<void>, onFailure: (error: unknown) => void): () => void {
  const tidy = () => void run().catch(onFailure);
  const first = setTimeout(tidy, firstMs);
  const timer = setInterval(tidy, dayMs);
  first.unref();
  timer.unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}
