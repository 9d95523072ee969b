import { type Kysely, sql, type Transaction } from 'kysely';

import { isUuid } from './uuid.ts';

/**
 * Runs `work` in a transaction that can't read or write rows of other agents. Row security of the database enforces
 * this in addition to the queries: a query without `where agent_id` returns no rows of other agents either. At the end
 * of the transaction, the database role and the agent's id are reset.
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
