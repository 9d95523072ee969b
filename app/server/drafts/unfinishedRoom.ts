import { refused } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { unfinishedBytesOf } from './repository.ts';

/**
 * Checks the size of an agent's unfinished work after a part of it was written. So a save that replaces a draft counts
 * only the new content. The refusal ends the transaction, which takes the write back.
 * @throws Refusal 006004 when the agent's unfinished work exceeds the limit
 */
export async function refuseHoard(
  { limits }: Pick<Services, 'limits'>,
  tx: DatabaseTransaction,
  agentId: string,
): Promise<void> {
  if ((await unfinishedBytesOf(tx, agentId)) > limits.unfinishedBytes) throw refused('tooMuchUnfinished');
}
