import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

import type { AgentIdentity } from '../calls/identity.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { refused } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import type { Database, DatabaseTransaction } from '../tables/database.ts';
import { smsSend } from './jobKinds.ts';
import {
  addCode,
  addSession,
  agentByMobile,
  agentOfSession,
  codeCounts,
  countTry,
  lockForCodes,
  removeSession,
  useCode,
} from './repository.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'keyring' | 'wakeWorker'>;

const codeLifeMs = 10 * 60_000;
const sessionLifeMs = 12 * 3_600_000;
const limits = { perMinute: 1, perHour: 5, perDay: 10, perAddressAndHour: 20 };

/** Sealed content of an SMS job. */
export interface SmsContent {
  readonly mobile: string;
  readonly text: string;
}

const smsText = (code: string) => `【团保】您的登录验证码为${code}，10分钟内有效，请勿告知他人。`;

/** Code type by host: 1 for agents of the platform, 2 for users of a partner on the partner's host. */
const loginTypeOn = (partnerHost: string) => (partnerHost === '' ? '1' : '2');

/** Binds a code to the mobile number and the type of login that it was sent for. */
const boundCode = (mobile: string, loginType: string, code: string) => `${loginType}:${mobile}:${code}`;

/** A request for a code with its client address and host. */
export interface CodeRequest {
  readonly mobile: string;
  readonly type: string;
  readonly address: string;
  readonly partnerHost: string;
}

/**
 * Sends a one-time code. For an unknown number everything is the same except that no message is sent, so that the
 * response doesn't reveal if a user exists.
 * @throws Refusal 006004 beyond the limits
 */
export async function sendCode(
  { database, clock, keyring, wakeWorker }: Needs,
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
      const content: SmsContent = { mobile, text: smsText(code) };
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

/** A new session. The browser receives the token; the server stores only its hash. */
export interface NewSession {
  readonly token: string;
  readonly agent: AgentIdentity;
}

/** Opens a session of the agent. */
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

/** A mobile number with the code that was sent to it. */
export interface CodeEntry {
  readonly mobile: string;
  readonly code: string;
  readonly partnerHost: string;
}

/** Signs in with a code. @throws Refusal 006004 when it is wrong, used, expired, void or for another number */
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
    return openSession(services, tx, found);
  });
}

/**
 * The agent of a session token, or null. A session is valid only on the host on which it was started: a partner's host
 * or the platform's.
 */
export async function agentOfToken(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  token: string,
  partnerHost: string,
): Promise<AgentIdentity | null> {
  const agent = await agentOfSession(database, hashOf(token), clock.now());
  return agent?.partnerHost === partnerHost ? agent : null;
}

/** Ends a session; its token becomes invalid. */
export const endSession = ({ database }: Pick<Services, 'database'>, token: string): Promise<void> =>
  removeSession(database, hashOf(token));
