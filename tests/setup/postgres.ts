import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import type { TestProject } from 'vitest/node';

import { migrate } from '../../app/server/platform/database/migrate.ts';
import { openInMemory, openPostgres } from '../../app/server/tables/openDatabase.ts';
import { findPostgres } from './findPostgres.mjs';
import { newPostgresServer } from './postgresServer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the PostgreSQL server on which tests create databases. */
    postgresUrl: string;
    /** Name of the database from which test databases are copied. It has all tables and no rows. */
    postgresTemplate: string;
    /** Path of a file that contains the embedded database. It has all tables and no rows. */
    embeddedSnapshot: string;
  }
}

/**
 * Returns the PostgreSQL server of the tests. It is `TEST_DATABASE_URL`, or a new server with the programs of this
 * machine, on a free port and in a temporary folder.
 */
async function serverOfTests(): Promise<{ url: string; remove: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, remove: () => Promise.resolve() };
  const found = findPostgres();
  if (!found) {
    throw new Error(
      'The server tests need PostgreSQL 15 or later: install it (Debian: apt-get install postgresql) or name a server in TEST_DATABASE_URL.',
    );
  }
  return newPostgresServer(found.bin);
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates the database that tests copy. Migrating each test database would take longer than most tests. */
async function newTemplate(url: string): Promise<string> {
  const name = `tuanbao_template_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, `create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const { database, close } = openPostgres(address.href);
  try {
    await migrate(database);
  } finally {
    await close();
  }
  return name;
}

async function writeSnapshot(file: string): Promise<void> {
  const { database, pglite, close } = await openInMemory();
  await migrate(database);
  writeFileSync(file, new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await close();
}

/**
 * Starts or finds the PostgreSQL server for the server tests. Creates the template of each kind of database once for
 * all tests.
 */
export default async function provideDatabases(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'tuanbao-embedded-'));
  const snapshot = join(folder, 'snapshot.tar');
  // The snapshot is written before the connection to PostgreSQL is opened. Writing it blocks the process for long, and
  // PostgreSQL closes a connection that is silent for long.
  await writeSnapshot(snapshot);
  const { url, remove } = await serverOfTests();
  const template = await newTemplate(url).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  project.provide('postgresUrl', url);
  project.provide('postgresTemplate', template);
  project.provide('embeddedSnapshot', snapshot);
  return async () => {
    await onServer(url, `drop database if exists ${template} with (force)`);
    await remove();
    rmSync(folder, { recursive: true, force: true });
  };
}
