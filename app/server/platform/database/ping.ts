import { sql } from 'kysely';

import type { PlatformDatabase } from './database.ts';

/** Resolves when the database has responded to a query. @throws Error when the database doesn't respond */
export async function ping(database: PlatformDatabase): Promise<void> {
  await sql`select 1`.execute(database);
}
