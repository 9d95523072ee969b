import { sql } from 'kysely';

import type { PlatformDatabase } from './database.ts';

/** Resolves when the database responds. @throws when it doesn't */
export async function ping(database: PlatformDatabase): Promise<void> {
  await sql`select 1`.execute(database);
}
