import { sql } from 'kysely';

import type { Database, DatabaseTransaction } from './database.ts';

/**
 * Runs `work` in a transaction that sees and writes this agent's rows only: the row security policies stand behind
 * the queries as a second wall, so that a forgotten `where agent_id` shows nothing foreign.
 */
export const asAgent = <Answer>(
  database: Database,
  agentId: string,
  work: (tx: DatabaseTransaction) => Promise<Answer>,
): Promise<Answer> =>
  database.transaction().execute(async (tx) => {
    await sql`select set_config('role', 'tuanbao_agent', true), set_config('tuanbao.agent_id', ${agentId}, true)`.execute(
      tx,
    );
    return work(tx);
  });
