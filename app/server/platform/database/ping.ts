import { sql } from 'kysely';

import type { PlatformDatabase } from './database.ts';

/** Resolves where the database answers. @throws where it doesn't */
export async function ping(database: PlatformDatabase): Promise<void> {
  await sql`select 1`.execute(database);
}
