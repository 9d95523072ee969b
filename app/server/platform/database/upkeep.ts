import { setImmediate as nextTurn } from 'node:timers/promises';

import { type RawBuilder, sql, type SqlBool } from 'kysely';

import type { OpenDatabase } from './connect.ts';
import type { PlatformDatabase } from './database.ts';
import type { Retention } from './retention.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** The database whose expired rows the upkeep deletes. */
type TidyPlace = Pick<OpenDatabase, 'database' | 'kind'>;

/** Retention of the rows in each table, by the name of the table. */
type RetentionOfTables = Readonly<Record<string, Retention>>;

/**
 * Maximum number of rows, and approximate maximum number of bytes, that one statement deletes. While the statement
 * runs, the embedded database runs no other statement.
 */
const atOnce = { bytes: 10_000_000, rows: 500 } as const;

/**
 * Number of rows that one statement deletes from a table. It is computed from the average size of the table's rows. It
 * is at least 1 and at most `atOnce.rows`.
 */
async function rowsAtOnce(database: PlatformDatabase, table: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (pg_table_size(relid) / greatest(n_live_tup + n_dead_tup, 1))::float8 as bytes
    from pg_stat_user_tables where schemaname = current_schema() and relname = ${table}`.execute(database);
  return Math.min(Math.max(Math.floor(atOnce.bytes / Math.max(rows[0]?.bytes ?? 0, 1)), 1), atOnce.rows);
}

/**
 * Deletes the expired rows of a table in batches. Each batch is one statement. In the embedded database, the table is
 * vacuumed after each batch that has deleted rows.
 */
async function deleteFrom({ database, kind }: TidyPlace, table: string, isOver: RawBuilder<SqlBool>): Promise<void> {
  const limit = await rowsAtOnce(database, table);
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${isOver} limit ${limit}
      ))`.execute(database);
    const deleted = Number(numAffectedRows ?? 0);
    if (deleted > 0 && kind === 'embedded') await sql`vacuum (truncate false) ${sql.table(table)}`.execute(database);
    if (deleted < limit) return;
    await nextTurn();
  }
}

/**
 * Tables that need a vacuum. They have more than 50 deleted or replaced rows, more than 8 MB that no vacuum has
 * processed (including the separate table in which PostgreSQL stores long values), or rows that are old enough to be
 * frozen.
 */
const untidyTables = sql<{ name: string }>`
  select s.relname as name from pg_stat_user_tables s
  join pg_class c on c.oid = s.relid left join pg_class t on t.oid = c.reltoastrelid
  where s.schemaname = current_schema() and (
    s.n_dead_tup > 50 or age(c.relfrozenxid) > 100000000
    or pg_table_size(c.oid) / 8192 - c.relallvisible - coalesce(t.relallvisible, 0) > 1000)`;

/**
 * Vacuums tables, as autovacuum does on a PostgreSQL server. A vacuum of the embedded database can't be interrupted,
 * and takes longer if much was written since the last vacuum. This function therefore runs every minute, for the tables
 * that need a vacuum. Files aren't shortened, because a vacuum would have to read all the free space at their ends; the
 * space is used again for new rows.
 */
export async function vacuumUntidy(database: PlatformDatabase): Promise<void> {
  await sql`select pg_stat_force_next_flush()`.execute(database);
  const { rows } = await untidyTables.execute(database);
  for (const { name } of rows) {
    await sql`vacuum (analyze, truncate false) ${sql.table(name)}`.execute(database);
    await nextTurn();
  }
}

/**
 * Deletes the expired rows of all tables. Also vacuums the embedded database, because the embedded database has no
 * autovacuum.
 */
export async function upkeep(place: TidyPlace, retention: RetentionOfTables, now: Date): Promise<void> {
  for (const [table, rule] of Object.entries(retention)) {
    if (rule.fate === 'deleted') await deleteFrom(place, table, rule.isOver(now));
  }
  if (place.kind === 'embedded') await vacuumUntidy(place.database);
}

/** Options of `startUpkeep`. */
export interface UpkeepStart {
  readonly open: TidyPlace;
  readonly retention: RetentionOfTables;
  readonly now: () => Date;
  /**
   * Seconds between the start of the server and the first upkeep. The time is short, so that the upkeep runs even if
   * the server restarts every day.
   */
  readonly firstSeconds: number;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Runs the upkeep once a day, and the vacuum of the embedded database every minute. Returns the function that stops
 * both.
 */
export function startUpkeep({ open, retention, now, firstSeconds, onFailure }: UpkeepStart): () => void {
  let last = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work).catch(onFailure);
  };
  const tidy = () => inTurn(() => upkeep(open, retention, now()));
  const timers = [setTimeout(tidy, firstSeconds * 1000), setInterval(tidy, dayMs)];
  if (open.kind === 'embedded') timers.push(setInterval(() => inTurn(() => vacuumUntidy(open.database)), minuteMs));
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
