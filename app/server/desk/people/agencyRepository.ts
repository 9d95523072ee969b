import { sql } from 'kysely';

import type { DatabaseTransaction } from '../../tables/database.ts';

/** Returns the agencies, each with the number of its users. */
export async function agenciesWithUsers(
  tx: DatabaseTransaction,
): Promise<readonly { readonly host: string; readonly name: string; readonly users: number }[]> {
  const { rows } = await sql<{ host: string; name: string; users: number }>`
    select g.host, g.name, (select count(*)::int from agents a where a.partner_host = g.host) as users
    from agencies g order by g.host`.execute(tx);
  return rows;
}
