import { setImmediate as nextTurn } from 'node:timers/promises';

import { type RawBuilder, sql, type SqlBool } from 'kysely';

import type { OpenDatabase } from './connect.ts';
import type { PlatformDatabase } from './database.ts';
import type { Retention } from './retention.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** The database that is tidied. */
type TidyPlace = Pick<OpenDatabase, 'database' | 'kind'>;

/** How long the rows of each table are kept. */
type RetentionOfTables = Readonly<Record<string, Retention>>;

/** Bytes and rows that one statement deletes at most: the embedded database answers nothing else meanwhile. */
const atOnce = { bytes: 10_000_000, rows: 500 } as const;

/** Rows of a table that hold as many bytes as one statement deletes, by their size on average; at least one. */
async function rowsAtOnce(database: PlatformDatabase, table: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (pg_table_size(relid) / greatest(n_live_tup + n_dead_tup, 1))::float8 as bytes
    from pg_stat_user_tables where schemaname = current_schema() and relname = ${table}`.execute(database);
  return Math.min(Math.max(Math.floor(atOnce.bytes / Math.max(rows[0]?.bytes ?? 0, 1)), 1), atOnce.rows);
}

/** Deletes the rows of a table that have run out, some at a time, each time with a statement of its own. */
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
 * Tables with rows that were deleted or replaced, with 8 MB or more that no vacuum has seen (long values lie in a table
 * of their own), and those whose rows are old enough to be frozen.
 */
const untidyTables = sql<{ name: string }>`
  select s.relname as name from pg_stat_user_tables s
  join pg_class c on c.oid = s.relid left join pg_class t on t.oid = c.reltoastrelid
  where s.schemaname = current_schema() and (
    s.n_dead_tup > 50 or age(c.relfrozenxid) > 100000000
    or pg_table_size(c.oid) / 8192 - c.relallvisible - coalesce(t.relallvisible, 0) > 1000)`;

/**
 * Vacuums tables as autovacuum does on a server. Nothing interrupts a vacuum of the embedded database, and it lasts as
 * long as much was written since the last one: it comes each minute, and only what needs it gets it. It doesn't shorten
 * files, for which it would read all that is empty at their end; the space is used again.
 */
export async function vacuumUntidy(database: PlatformDatabase): Promise<void> {
  await sql`select pg_stat_force_next_flush()`.execute(database);
  const { rows } = await untidyTables.execute(database);
  for (const { name } of rows) {
    await sql`vacuum (analyze, truncate false) ${sql.table(name)}`.execute(database);
    await nextTurn();
  }
}

/** Removes what has run out. The embedded database has no autovacuum, so it is tidied here. */
export async function upkeep(place: TidyPlace, retention: RetentionOfTables, now: Date): Promise<void> {
  for (const [table, rule] of Object.entries(retention)) {
    if (rule.fate === 'deleted') await deleteFrom(place, table, rule.isOver(now));
  }
  if (place.kind === 'embedded') await vacuumUntidy(place.database);
}

/** How the upkeep is begun. */
export interface UpkeepStart {
  readonly open: TidyPlace;
  readonly retention: RetentionOfTables;
  readonly now: () => Date;
  /** Seconds from the start to the first upkeep of the day: a server that restarts every day is tidied too. */
  readonly firstSeconds: number;
  readonly onFailure: (error: unknown) => void;
}

/** Does the upkeep once a day until it is stopped; the embedded database is vacuumed each minute where it needs it. */
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
