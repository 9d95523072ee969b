import { sql } from 'kysely';

import type { DatabaseTransaction } from '../platform/database/database.ts';
import { refused } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';

/**
 * Makes sure that an agent has room for more unfinished work. The lengths stand beside what is stored out of line, so
 * no content is read. @throws Refusal 006004 where it would be too much
 */
export async function refuseHoard(
  { limits }: Pick<Services, 'limits'>,
  tx: DatabaseTransaction,
  agentId: string,
  bytes: number,
): Promise<void> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(bytes), 0)::bigint as total from (
      select octet_length(content_sealed) as bytes from drafts where agent_id = ${agentId}
      union all select octet_length(content_sealed) from quotations where agent_id = ${agentId}
      union all select octet_length(content_sealed) from offline_orders where agent_id = ${agentId}
    ) kept`.execute(tx);
  if ((rows[0]?.total ?? 0) + bytes > limits.unfinishedBytes) throw refused('tooMuchUnfinished');
}
