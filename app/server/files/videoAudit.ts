import { createHash, randomBytes } from 'node:crypto';

import { sql } from 'kysely';

import type { UploadAuthorisation } from '../../contract/files.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import type { Services } from '../services/services.ts';
import { fileRefused } from './admission.ts';
import { authoriseUpload } from './service.ts';

const lifeMs = 30 * 60_000;

/** Videos that one token may send. */
const maxUploads = 10;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** A token with which a phone may send videos for the agent. Only its hash is kept. @throws Refusal 006004 */
export async function requestVideoAudit(
  { database, clock, limits }: Services,
  agent: AgentIdentity,
): Promise<{ token: string; expire: string }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + lifeMs);
  await asAgent(database, agent.id, async (tx) => {
    const { open } = await tx
      .selectFrom('video_audit_tokens')
      .select(sql<number>`count(*)::int`.as('open'))
      .where('agent_id', '=', agent.id)
      .where('expires_at', '>', clock.now())
      .executeTakeFirstOrThrow();
    if (open >= limits.openVideoAudits) throw fileRefused('tooManyAudits');
    await tx
      .insertInto('video_audit_tokens')
      .values({ token_hash: hashOf(token), agent_id: agent.id, expires_at: expiresAt })
      .execute();
  });
  return { token, expire: expiresAt.toISOString() };
}

/** Permission to upload one video; the token is the authorisation. @throws Refusal 006004 */
export async function videoAuditUpload(services: Services, token: string): Promise<UploadAuthorisation> {
  const { database, clock } = services;
  const counted = await database
    .updateTable('video_audit_tokens')
    .set((eb) => ({ uploads: eb('uploads', '+', 1) }))
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', clock.now())
    .where('uploads', '<', maxUploads)
    .returning('agent_id')
    .executeTakeFirst();
  if (!counted) throw fileRefused('auditOver');
  return authoriseUpload(services, counted.agent_id, 'audit');
}
