import { sql } from 'kysely';

import type { Database } from '../tables/database.ts';

/** Identifies a line in the roster of an order. */
interface RosterLine {
  readonly order_id: number;
  readonly position: number;
  readonly since_version: number;
}

/** At most `limit` encrypted names that aren't indexed yet. */
export const namesWithoutIndex = (
  database: Database,
  limit: number,
): Promise<readonly (RosterLine & { readonly name_sealed: Uint8Array })[]> =>
  database
    .selectFrom('insured_persons')
    .select(['order_id', 'position', 'since_version', 'name_sealed'])
    .where('name_index', 'is', null)
    .orderBy('order_id')
    .limit(limit)
    .execute();

/** Stores the indexes of several names in one statement. */
export async function writeNameIndexes(
  database: Database,
  lines: readonly (RosterLine & { readonly nameIndex: Uint8Array })[],
): Promise<void> {
  const rows = lines.map(({ nameIndex, ...line }) => ({ ...line, index: Buffer.from(nameIndex).toString('base64') }));
  await sql`
    update insured_persons set name_index = decode(line.index, 'base64')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as line (order_id bigint, position int, since_version int, index text)
    where insured_persons.order_id = line.order_id and insured_persons.position = line.position
      and insured_persons.since_version = line.since_version`.execute(database);
}
