import type { Insertable, Updateable } from 'kysely';

import type { Database, DatabaseTransaction, Tables } from '../tables/database.ts';

type NewAgent = Insertable<Tables['agents']>;

/** Stores a user. An existing user with this mobile number on the same host gets the new columns. Returns the id. */
export async function writeAgent(tx: DatabaseTransaction, agent: NewAgent): Promise<string> {
  const { id } = await tx
    .insertInto('agents')
    .values(agent)
    .onConflict((conflict) => conflict.columns(['partner_host', 'mobile_index']).doUpdateSet(agent))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes columns of a user. False when there is no such user. */
export async function changeAgent(
  tx: DatabaseTransaction,
  id: string,
  columns: Updateable<Tables['agents']>,
): Promise<boolean> {
  const changed = await tx.updateTable('agents').set(columns).where('id', '=', id).returning('id').executeTakeFirst();
  return changed !== undefined;
}

/** Adds the users whose mobile numbers don't exist on their hosts yet. */
export async function addMissingAgents(database: Database, agents: readonly NewAgent[]): Promise<void> {
  await database
    .insertInto('agents')
    .values(agents)
    .onConflict((conflict) => conflict.columns(['partner_host', 'mobile_index']).doNothing())
    .execute();
}

/** Stores the agency of a host. An existing agency gets the new name. */
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
