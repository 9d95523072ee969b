import type { Database, DatabaseTransaction } from './database.ts';
import { beginningAs } from './transactionsOfAgents.ts';

/**
 * Runs `work` in a transaction that sees and writes this agent's rows only: the row security policies stand behind
 * the queries as a second wall, so that a forgotten `where agent_id` shows nothing foreign.
 */
export const asAgent = <Answer>(
  database: Database,
  agentId: string,
  work: (tx: DatabaseTransaction) => Promise<Answer>,
): Promise<Answer> => beginningAs(agentId, () => database.transaction().execute(work));
