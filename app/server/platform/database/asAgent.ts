import { type Kysely, sql, type Transaction } from 'kysely';

import { isUuid } from './uuid.ts';

/**
 * Runs `work` in a transaction that sees and writes this agent's rows only: the row security policies stand behind
 * the queries as a second wall, so that a forgotten `where agent_id` shows nothing foreign. The role and the agent's id
 * end with the transaction.
 *
 * @throws TypeError where the agent's id is no uuid
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
