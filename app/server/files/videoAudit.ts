import { createHash, randomBytes } from 'node:crypto';

import type { UploadAuthorisation } from '../../contract/files.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import type { Services } from '../services/services.ts';
import { fileRefused } from './admission.ts';
import { authoriseUpload } from './service.ts';
import { countUpload, insertToken, openTokens } from './videoAuditRepository.ts';

const lifeMs = 30 * 60_000;

/** Greatest number of videos that can be uploaded with one token. */
const maxUploads = 10;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Creates a token with which a phone can upload videos for the agent. Only the hash of the token is stored.
 * @throws Refusal 006004 when the agent has too many tokens that haven't expired
 */
export async function requestVideoAudit(
  { database, clock, limits }: Services,
  agent: AgentIdentity,
): Promise<{ token: string; expire: string }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + lifeMs);
  await asAgent(database, agent.id, async (tx) => {
    const open = await openTokens(tx, agent.id, clock.now());
    if (open >= limits.openVideoAudits) throw fileRefused('tooManyAudits');
    await insertToken(tx, { hash: hashOf(token), agentId: agent.id, expiresAt });
  });
  return { token, expire: expiresAt.toISOString() };
}

/**
 * Allows the upload of one video. The phone needs no session; the token is its only authorisation.
 * @throws Refusal 006004 when the token is unknown, expired or used up, or the agent has uploaded too many files
 */
export async function videoAuditUpload(services: Services, token: string): Promise<UploadAuthorisation> {
  const { database, clock } = services;
  const owner = await countUpload(database, hashOf(token), { now: clock.now(), max: maxUploads });
  if (!owner) throw fileRefused('auditOver');
  return authoriseUpload(services, owner, 'audit');
}
