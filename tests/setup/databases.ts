import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { Client } from 'pg';
import { describe, inject } from 'vitest';

import { type OpenDatabase, openInMemory, openPostgres } from '../../app/server/tables/openDatabase.ts';

/** Opens a database for one test. It has all tables and no rows. `close` removes the database. */
export type OpenTestDatabase = () => Promise<OpenDatabase>;

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Creates a database on the test server. It is empty, or a copy of `template`. Returns its address and a function that
 * drops it.
 */
export async function newPostgresDatabase(template?: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `tuanbao_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database if exists ${name} with (force)`) };
}

async function openOnPostgres(): Promise<OpenDatabase> {
  const { url, drop } = await newPostgresDatabase(inject('postgresTemplate'));
  const open = openPostgres(url);
  return {
    ...open,
    close: async () => {
      await open.close();
      await drop();
    },
  };
}

let snapshot: Blob | undefined;

/** Opens the embedded database in memory, with all tables and no rows. */
export const openEmbeddedInMemory: OpenTestDatabase = () =>
  openInMemory((snapshot ??= new Blob([readFileSync(inject('embeddedSnapshot'))])));

const kinds: readonly (readonly [string, OpenTestDatabase])[] = [
  ['PGlite', openEmbeddedInMemory],
  ['PostgreSQL', openOnPostgres],
];

/** Defines tests that run on the embedded database. If `isBoth` is true, they also run on PostgreSQL. */
export function describeOnBothDatabases(
  name: string,
  define: (openDatabase: OpenTestDatabase) => void,
  isBoth = true,
): void {
  describe.each(isBoth ? kinds : kinds.slice(0, 1))(`${name} (%s)`, (_, openDatabase) => define(openDatabase));
}
