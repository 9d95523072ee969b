import type { Insertable, Updateable } from 'kysely';

import type { Database, DatabaseTransaction, Tables } from '../tables/database.ts';

type NewAgent = Insertable<Tables['agents']>;

/**
 * Stores a user. If the user's host already has a user with this mobile number, the columns of that user are updated.
 * Returns the id of the user.
 */
export async function writeAgent(tx: DatabaseTransaction, agent: NewAgent): Promise<string> {
  const { id } = await tx
    .insertInto('agents')
    .values(agent)
    .onConflict((conflict) => conflict.columns(['partner_host', 'mobile_index']).doUpdateSet(agent))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Adds a user and returns the id. Returns undefined when the mobile number or the user name already exists on the
 * user's host, even in a disabled account.
 */
export async function addAgent(tx: DatabaseTransaction, agent: NewAgent): Promise<string | undefined> {
  const added = await tx
    .insertInto('agents')
    .values(agent)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/**
 * The id of the partner's user with this user name, even if the user's account is disabled. Undefined if there is no
 * such user.
 */
export async function idOfUserName(
  tx: DatabaseTransaction,
  host: string,
  userNameIndex: Uint8Array,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('agents')
    .select('id')
    .where('partner_host', '=', host)
    .where('user_name_index', '=', userNameIndex)
    .executeTakeFirst();
  return row?.id;
}

/** True if the user has a user name. Users of a list of agents have none, also if they belong to an agency. */
export async function hasUserName(tx: DatabaseTransaction, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('agents')
    .select('id')
    .where('id', '=', id)
    .where('user_name_index', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes columns of a user. Returns false when there is no such user. */
export async function changeAgent(
  tx: DatabaseTransaction,
  id: string,
  columns: Updateable<Tables['agents']>,
): Promise<boolean> {
  const changed = await tx.updateTable('agents').set(columns).where('id', '=', id).returning('id').executeTakeFirst();
  return changed !== undefined;
}

/** Adds users. A user is skipped if the user's host already has a user with this mobile number. */
export async function addMissingAgents(database: Database, agents: readonly NewAgent[]): Promise<void> {
  await database
    .insertInto('agents')
    .values(agents)
    .onConflict((conflict) => conflict.columns(['partner_host', 'mobile_index']).doNothing())
    .execute();
}

/** Stores the agency of a host. If the host already has an agency, only the agency's name is changed. */
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

/** True when an agency is stored for the host. */
export async function hasAgency(tx: DatabaseTransaction, host: string): Promise<boolean> {
  return (await tx.selectFrom('agencies').select('host').where('host', '=', host).executeTakeFirst()) !== undefined;
}
