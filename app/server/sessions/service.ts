import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

import type { AgentIdentity } from '../calls/identity.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { smsSignatureOn } from '../services/issuer.ts';
import { refused } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import type { Database, DatabaseTransaction } from '../tables/database.ts';
import { removeSession } from './endRepository.ts';
import { smsSend } from './jobKinds.ts';
import {
  addCode,
  addSession,
  agentByMobile,
  agentOfSession,
  codeCounts,
  countTry,
  lockForCodes,
  noteMobile,
  useCode,
} from './repository.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'keyring' | 'site' | 'wakeWorker'>;

const codeLifeMs = 10 * 60_000;
const sessionLifeMs = 12 * 3_600_000;
const limits = { perMinute: 1, perHour: 5, perDay: 10, perAddressAndHour: 20 };

/** Content of a text message. The content is encrypted in the payload of the job that sends the message. */
export interface SmsContent {
  readonly mobile: string;
  readonly text: string;
}

const smsText = (signature: string, code: string) =>
  `${signature}您的登录验证码为${code}，10 分钟内有效，请勿告知他人。`;

/**
 * Type of the sign-in codes on a host. 1: for agents of the platform. 2: for users of a partner, on the partner's host.
 */
const loginTypeOn = (partnerHost: string) => (partnerHost === '' ? '1' : '2');

/**
 * Text with a code, its mobile number and its type of sign-in. The database stores the blind index of this text, so the
 * code isn't valid for another number or type.
 */
const boundCode = (mobile: string, loginType: string, code: string) => `${loginType}:${mobile}:${code}`;

/** A request for a sign-in code, with the client's address and the host. */
export interface CodeRequest {
  readonly mobile: string;
  readonly type: string;
  readonly address: string;
  readonly partnerHost: string;
}

/**
 * Sends a sign-in code to a mobile number. If the host has no enabled user with this number, or `type` isn't the type
 * of the host, no message is sent, but the response is the same, so that it doesn't reveal which users exist.
 * @throws Refusal 006004 when too many codes were requested for the mobile number or from the client's address
 */
export async function sendCode(
  { database, clock, keyring, site, wakeWorker }: Needs,
  { mobile, type, address, partnerHost }: CodeRequest,
): Promise<void> {
  const now = clock.now();
  const mobileIndex = keyring.index('mobile', mobile);
  const addressIndex = keyring.index('address', address);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await database.transaction().execute(async (tx) => {
    await lockForCodes(tx, [mobileIndex, addressIndex]);
    const counts = await codeCounts(tx, { mobileIndex, addressIndex, now });
    if (counts.lastMinute >= limits.perMinute) throw refused('codeTooSoon');
    if (counts.lastHour >= limits.perHour || counts.lastDay >= limits.perDay) throw refused('codeTooOften');
    if (counts.addressLastHour >= limits.perAddressAndHour) throw refused('codeTooOften');
    const codeIndex = keyring.index('loginCode', boundCode(mobile, type, code));
    const expiresAt = new Date(now.getTime() + codeLifeMs);
    const id = await addCode(tx, { mobileIndex, addressIndex, loginType: type, codeIndex, sentAt: now, expiresAt });
    if (type === loginTypeOn(partnerHost) && (await agentByMobile(tx, mobileIndex, partnerHost))) {
      const content: SmsContent = { mobile, text: smsText(smsSignatureOn({ site }, partnerHost), code) };
      const key = `sms.send:${id}`;
      await enqueue(tx, smsSend, {
        key,
        sealed: sealedJob(keyring, content),
        until: expiresAt.toISOString(),
      });
    }
  });
  wakeWorker();
}

const sealedJob = (keyring: Needs['keyring'], content: SmsContent): string =>
  Buffer.from(keyring.seal('job', JSON.stringify(content))).toString('base64');

const hashOf = (token: string): Uint8Array => createHash('sha256').update(token).digest();

/** A new session. The browser receives the token. The server stores only the hash of the token. */
export interface NewSession {
  readonly token: string;
  readonly agent: AgentIdentity;
}

/** Opens a new session for an agent. */
export async function openSession(
  { clock }: Pick<Services, 'clock'>,
  database: Database | DatabaseTransaction,
  agent: AgentIdentity,
): Promise<NewSession> {
  const now = clock.now();
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + sessionLifeMs);
  await addSession(database, { tokenHash: hashOf(token), agentId: agent.id, now, expiresAt });
  return { token, agent };
}

/** A mobile number, the code that the user entered for it, and the host on which the user signs in. */
export interface CodeEntry {
  readonly mobile: string;
  readonly code: string;
  readonly partnerHost: string;
}

/**
 * Signs in a user with a code.
 * @throws Refusal 006004 when the code is wrong, used, expired, tried too often, replaced by a newer code, or was sent
 * to another number; also when the host has no enabled user with this number
 */
export async function signIn(
  services: Pick<Services, 'database' | 'clock' | 'keyring'>,
  { mobile, code, partnerHost }: CodeEntry,
): Promise<NewSession> {
  const { database, clock, keyring } = services;
  const now = clock.now();
  const type = loginTypeOn(partnerHost);
  const mobileIndex = keyring.index('mobile', mobile);
  const tried = await countTry(database, { mobileIndex, loginType: type, now });
  const given = keyring.index('loginCode', boundCode(mobile, type, code));
  if (!tried || !timingSafeEqual(tried.code_index, given)) throw refused('codeWrong');

  return database.transaction().execute(async (tx) => {
    if (!(await useCode(tx, tried.id, now))) throw refused('codeWrong');
    const found = await agentByMobile(tx, mobileIndex, partnerHost);
    if (!found) throw refused('codeWrong');
    await noteMobile(tx, found.id, keyring.seal('agentMobile', mobile));
    return openSession(services, tx, found);
  });
}

/**
 * The agent to whom the session with this token belongs. Returns null when there is no valid session with this token. A
 * session is valid only on the host on which it was started: a partner's host or the platform's host.
 */
export async function agentOfToken(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  token: string,
  partnerHost: string,
): Promise<AgentIdentity | null> {
  const agent = await agentOfSession(database, hashOf(token), clock.now());
  return agent?.partnerHost === partnerHost ? agent : null;
}

/** Ends a session. After that, the token of the session is no longer valid. */
export const endSession = ({ database }: Pick<Services, 'database'>, token: string): Promise<void> =>
  removeSession(database, hashOf(token));
