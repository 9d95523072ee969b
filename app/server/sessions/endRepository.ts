import type { Database, DatabaseTransaction } from '../tables/database.ts';

/** Ends all sessions of a user. */
export async function removeSessionsOf(tx: DatabaseTransaction, agentId: string): Promise<void> {
  await tx.deleteFrom('sessions').where('agent_id', '=', agentId).execute();
}

/** Ends one session, by the hash of its token. */
export async function removeSession(database: Database, tokenHash: Uint8Array): Promise<void> {
  await database.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}
