import type { Insertable } from 'kysely';

import type { Database, Tables } from '../tables/database.ts';

type NewAgent = Insertable<Tables['agents']>;

/** Writes an agent of the platform; the one with the number that is there gets the new name and tier. */
export async function writeAgent(
  database: Database,
  mobileIndex: Uint8Array,
  agent: Required<Pick<NewAgent, 'name' | 'tier'>>,
): Promise<void> {
  await database
    .insertInto('agents')
    .values({ mobile_index: mobileIndex, ...agent })
    .onConflict((conflict) => conflict.columns(['partner_host', 'mobile_index']).doUpdateSet(agent))
    .execute();
}

/** Adds the users whose number their host doesn't have yet. */
export async function addMissingAgents(database: Database, agents: readonly NewAgent[]): Promise<void> {
  await database
    .insertInto('agents')
    .values(agents)
    .onConflict((conflict) => conflict.columns(['partner_host', 'mobile_index']).doNothing())
    .execute();
}
