import { sql } from 'kysely';

import type { Database } from './database.ts';

const dayMs = 86_400_000;

/** Codes are counted over a day and are of no use after two. */
const codeLifeMs = 2 * dayMs;

/** Removes what has run out. The embedded database has no autovacuum, so it is tidied here. */
export async function upkeep(database: Database, kind: 'embedded' | 'postgres', now: Date): Promise<void> {
  await database.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await database.deleteFrom('used_tickets').where('expires_at', '<', now).execute();
  await database
    .deleteFrom('login_failures')
    .where('last_at', '<', new Date(now.getTime() - dayMs))
    .execute();
  await database
    .deleteFrom('login_codes')
    .where('sent_at', '<', new Date(now.getTime() - codeLifeMs))
    .execute();
  await sql`delete from rate_limits where ends_at < ${now}`.execute(database);
  if (kind === 'embedded') await sql`vacuum (analyze)`.execute(database);
}

/** Does the upkeep once a day until it is stopped. */
export function startUpkeep(run: () => Promise<void>, onFailure: (error: unknown) => void): () => void {
  const timer = setInterval(() => void run().catch(onFailure), dayMs);
  timer.unref();
  return () => clearInterval(timer);
}
