import { sql } from 'kysely';

import type { Database, DatabaseTransaction } from '../tables/database.ts';
import type { FileOwner } from './storedFile.ts';

/** Number of an agent's tokens for video uploads that haven't expired. */
export async function openTokens(tx: DatabaseTransaction, agentId: string, now: Date): Promise<number> {
  const { open } = await tx
    .selectFrom('video_audit_tokens')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('agent_id', '=', agentId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return open;
}

/** Inserts a token for uploading videos. Only its hash is stored. */
export async function insertToken(
  tx: DatabaseTransaction,
  token: { readonly hash: Uint8Array; readonly agentId: string; readonly expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('video_audit_tokens')
    .values({ token_hash: token.hash, agent_id: token.agentId, expires_at: token.expiresAt })
    .execute();
}

/**
 * Counts an upload with a token. Returns the agent for whom the token was created, and the agent's host; undefined when
 * the token is unknown, has expired or was used for the maximum number of uploads.
 */
export async function countUpload(
  database: Database,
  hash: Uint8Array,
  { now, max }: { readonly now: Date; readonly max: number },
): Promise<FileOwner | undefined> {
  const counted = await database
    .updateTable('video_audit_tokens')
    .set((eb) => ({ uploads: eb('uploads', '+', 1) }))
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .where('uploads', '<', max)
    .returning((eb) => [
      'agent_id',
      eb.selectFrom('agents').whereRef('agents.id', '=', 'agent_id').select('partner_host').as('partner_host'),
    ])
    .executeTakeFirst();
  return counted && { id: counted.agent_id, partnerHost: counted.partner_host ?? '' };
}
