import { type Kysely, sql, type Transaction } from 'kysely';

import { isUuid } from './uuid.ts';

/**
 * Runs `work` in a transaction that reads and writes only this agent's rows. Row security policies enforce this in
 * addition to the queries, so a query without `where agent_id` returns no rows of others. The role and the agent's id
 * are reset at the end of the transaction.
 *
 * @throws TypeError when the agent's id isn't a uuid
 */
export async function asAgent<Tables, Answer>(
  database: Kysely<Tables>,
  agentId: string,
  work: (tx: Transaction<Tables>) => Promise<Answer>,
): Promise<Answer> {
  if (!isUuid(agentId)) throw new TypeError('an agent has a uuid');
  return database.transaction().execute(async (tx) => {
    await sql`
      select set_config('role', 'tuanbao_agent', true), set_config('tuanbao.agent_id', ${agentId}, true)`.execute(tx);
    return work(tx);
  });
}
