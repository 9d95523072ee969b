import { sql } from 'kysely';

import type { DatabaseTransaction, Tables } from '../tables/database.ts';

/** The latest request of an agent for the verification of the real name. */
export interface LatestRequest {
  readonly status: Tables['qualification_requests']['status'];
  readonly rejection: string;
  readonly created_at: Date;
}

/** The latest request of the agent for the verification of the real name. Undefined if the agent has sent none. */
export const latestRequest = (tx: DatabaseTransaction, agentId: string): Promise<LatestRequest | undefined> =>
  tx
    .selectFrom('qualification_requests')
    .select(['status', 'rejection', 'created_at'])
    .where('agent_id', '=', agentId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Number of requests that the agent has sent since an instant. */
export async function requestsSince(tx: DatabaseTransaction, agentId: string, since: Date): Promise<number> {
  const { total } = await tx
    .selectFrom('qualification_requests')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('agent_id', '=', agentId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return total;
}

/** The content of a request: the encrypted identity data, and the keys of the uploaded files. */
export interface RequestContent {
  readonly sealed: Uint8Array;
  readonly fileKeys: readonly string[];
}

/** Adds a request of the agent. Returns false when the agent already has a request that isn't decided yet. */
export async function addRequest(
  tx: DatabaseTransaction,
  { agentId, at }: { readonly agentId: string; readonly at: Date },
  { sealed, fileKeys }: RequestContent,
): Promise<boolean> {
  const added = await tx
    .insertInto('qualification_requests')
    .values({ agent_id: agentId, status: 'waiting', created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  await tx
    .insertInto('qualification_contents')
    .values({ request_id: added.id, content_sealed: sealed, file_keys: fileKeys })
    .execute();
  return true;
}
