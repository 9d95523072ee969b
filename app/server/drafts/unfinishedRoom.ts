import { refused } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { unfinishedBytesOf } from './repository.ts';

/** Checks that an agent may store `bytes` more bytes of unfinished work. @throws Refusal 006004 above the limit */
export async function refuseHoard(
  { limits }: Pick<Services, 'limits'>,
  tx: DatabaseTransaction,
  agentId: string,
  bytes: number,
): Promise<void> {
  const kept = await unfinishedBytesOf(tx, agentId);
  if (kept + bytes > limits.unfinishedBytes) throw refused('tooMuchUnfinished');
}
