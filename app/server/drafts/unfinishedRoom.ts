import { refused } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { unfinishedBytesOf } from './repository.ts';

/**
 * Makes sure that an agent has room for more unfinished work. @throws Refusal 006004 where it would be too much
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
