import { refused } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { unfinishedBytesOf } from './repository.ts';

/**
 * Checks that `bytes` more bytes of unfinished work can be stored for an agent.
 * @throws Refusal 006004 when the agent's unfinished work would exceed the limit
 */
export async function refuseHoard(
  { limits }: Pick<Services, 'limits'>,
  tx: DatabaseTransaction,
  agentId: string,
  bytes: number,
): Promise<void> {
  const kept = await unfinishedBytesOf(tx, agentId);
  if (kept + bytes > limits.unfinishedBytes) throw refused('tooMuchUnfinished');
}
