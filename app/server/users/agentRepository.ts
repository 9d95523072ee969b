import type { Insertable, Updateable } from 'kysely';

import type { Database, DatabaseTransaction, Tables } from '../tables/database.ts';

type NewAgent = Insertable<Tables['agents']>;

/** Writes a user; the one whose number is there on the same host gets the new columns. Gives back the id. */
export async function writeAgent(tx: DatabaseTransaction, agent: NewAgent): Promise<string> {
  const { id } = await tx
    .insertInto('agents')
    .values(agent)
    .onConflict((conflict) => conflict.columns(['partner_host', 'mobile_index']).doUpdateSet(agent))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes columns of a user; false where there is none. */
export async function changeAgent(
  tx: DatabaseTransaction,
  id: string,
  columns: Updateable<Tables['agents']>,
): Promise<boolean> {
  const changed = await tx.updateTable('agents').set(columns).where('id', '=', id).returning('id').executeTakeFirst();
  return changed !== undefined;
}

/** Adds the users whose number their host doesn't have yet. */
export async function addMissingAgents(database: Database, agents: readonly NewAgent[]): Promise<void> {
  await database
    .insertInto('agents')
    .values(agents)
    .onConflict((conflict) => conflict.columns(['partner_host', 'mobile_index']).doNothing())
    .execute();
}

/** Writes the agency of a host; the one that is there gets the new name. */
export async function writeAgency(
  database: Database | DatabaseTransaction,
  agency: Insertable<Tables['agencies']>,
): Promise<void> {
  await database
    .insertInto('agencies')
    .values(agency)
    .onConflict((conflict) => conflict.column('host').doUpdateSet({ name: agency.name }))
    .execute();
}

/** True when the host has an agency. */
export async function hasAgency(tx: DatabaseTransaction, host: string): Promise<boolean> {
  return (await tx.selectFrom('agencies').select('host').where('host', '=', host).executeTakeFirst()) !== undefined;
}
