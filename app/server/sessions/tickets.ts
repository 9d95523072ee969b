import { randomBytes, timingSafeEqual } from 'node:crypto';

import { spendOnce } from '../platform/database/spendOnce.ts';
import { isUuid } from '../platform/database/uuid.ts';
import type { Keyring } from '../platform/encryption/keyring.ts';
import { refused } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import type { Database } from '../tables/database.ts';
import { agentById } from './repository.ts';
import { type NewSession, openSession } from './service.ts';

/** Milliseconds for which a ticket is valid. */
const ticketLifeMs = 60_000;

const signatureOf = (keyring: Keyring, content: string) => Buffer.from(keyring.index('ticket', content));

/**
 * Creates a signed ticket with which one agent can sign in. Its format is `expiry.nonce.signature`. The server stores
 * nothing until the ticket is used.
 */
export function newTicket(keyring: Keyring, agentId: string, now: Date): { ticket: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + ticketLifeMs);
  const content = `${expiresAt.getTime()}.${randomBytes(16).toString('base64url')}`;
  const signature = signatureOf(keyring, `${agentId}.${content}`).toString('base64url');
  return { ticket: `${content}.${signature}`, expiresAt };
}

/** True when the server has issued the ticket for this agent and the ticket hasn't expired. */
function isGenuine(keyring: Keyring, agentId: string, ticket: string, now: Date): boolean {
  const [expiry = '', nonce = '', signature = ''] = ticket.split('.');
  const expected = signatureOf(keyring, `${agentId}.${expiry}.${nonce}`);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  return Number(expiry) > now.getTime();
}

/** Marks a genuine ticket as used. Returns false when the ticket was used before, also by a parallel request. */
function consumeTicket(database: Database, keyring: Keyring, ticket: string, now: Date): Promise<boolean> {
  // The mark is computed without the signature. The same signature can be spelled in several ways. If the mark depended
  // on the spelling, a ticket could be used once with each spelling.
  const content = ticket.slice(0, ticket.lastIndexOf('.'));
  return spendOnce(database, keyring.index('ticket', content), new Date(now.getTime() + ticketLifeMs));
}

/**
 * The query parameters `uuid` and `ticket` with which the mobile app opens the browser, and the host that is opened.
 */
export interface TicketEntry {
  readonly uuid: string;
  readonly ticket: string;
  readonly partnerHost: string;
}

/**
 * Signs in a browser with a ticket. A ticket can be used only once.
 * @throws Refusal 006004 when the ticket is invalid, expired, used or for another host, or when the agent's account is
 * disabled. The message is the same in all these cases.
 */
export async function signInByTicket(
  services: Pick<Services, 'database' | 'clock' | 'keyring'>,
  { uuid, ticket, partnerHost }: TicketEntry,
): Promise<NewSession> {
  const { database, clock, keyring } = services;
  const now = clock.now();
  if (!isUuid(uuid) || !isGenuine(keyring, uuid, ticket, now)) throw refused('ticketInvalid');
  if (!(await consumeTicket(database, keyring, ticket, now))) throw refused('ticketInvalid');
  const agent = await agentById(database, uuid);
  if (agent?.partnerHost !== partnerHost) throw refused('ticketInvalid');
  return openSession(services, database, agent);
}
