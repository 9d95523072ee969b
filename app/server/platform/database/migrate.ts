import { readdirSync, readFileSync } from 'node:fs';

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import type { PlatformDatabase } from './database.ts';

const folder = new URL('./migrations/', import.meta.url);

/**
 * Splits an SQL file into statements. A statement ends with a semicolon that is followed by an empty line or the end of
 * the file. Semicolons within the body of a function therefore don't end a statement.
 */
const statementsOf = (file: string): readonly string[] =>
  readFileSync(new URL(file, folder), 'utf8')
    .split(/;[ \t]*\n(?=\s*\n)|;\s*$/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');

function migrationOf(file: string): Migration {
  return {
    up: async (database: Kysely<unknown>) => {
      for (const statement of statementsOf(file)) await sql.raw(statement).execute(database);
    },
  };
}

const undefinedTable = '42P01';

/**
 * True when exactly these migrations have been applied. The check needs a single query; the migrator would first read
 * the description of every table.
 */
async function isUpToDate(database: PlatformDatabase, names: readonly string[]): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
    return rows.map(({ name }) => name).join() === names.join();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === undefinedTable) return false;
    throw error;
  }
}

/**
 * Applies the migrations that the database doesn't have yet. Migrations are plain SQL files. Each is applied once, in
 * the order of their names, and by one server at a time.
 */
export async function migrate(database: PlatformDatabase): Promise<void> {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -4))
    .toSorted();
  if (await isUpToDate(database, names)) return;
  const { Migrator } = await import('kysely/migration');
  const migrator = new Migrator({
    db: database,
    provider: {
      getMigrations: () => Promise.resolve(Object.fromEntries(names.map((name) => [name, migrationOf(`${name}.sql`)]))),
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
