import type { TestProject } from 'vitest/node';

import { findPostgres } from './findPostgres.mjs';
import { newPostgresServer } from './postgresServer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL server on which tests make databases of their own. */
    postgresUrl: string;
  }
}

/** Gives the server tests a PostgreSQL: `TEST_DATABASE_URL`, or the machine's programs on a free port in a temporary folder. */
export default async function providePostgres(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    project.provide('postgresUrl', given);
    return undefined;
  }
  const found = findPostgres();
  if (!found) {
    throw new Error(
      'The server tests need PostgreSQL 15 or later: install it (Debian: apt-get install postgresql) or name a server in TEST_DATABASE_URL.',
    );
  }
  const { url, remove } = await newPostgresServer(found.bin);
  project.provide('postgresUrl', url);
  return remove;
}
