import { readdirSync, readFileSync } from 'node:fs';

import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

import type { Database } from './database.ts';

const folder = new URL('./migrations/', import.meta.url);

/** Statements end with a semicolon before an empty line or the end of the file, so that function bodies stay whole. */
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

/** Brings the tables up to date: plain SQL files, each once and in order, one server at a time. */
export async function migrate(database: Database): Promise<void> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  const migrator = new Migrator({
    db: database,
    provider: {
      getMigrations: () =>
        Promise.resolve(Object.fromEntries(files.map((file) => [file.slice(0, -4), migrationOf(file)]))),
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
