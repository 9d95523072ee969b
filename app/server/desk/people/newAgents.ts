import { randomInt } from 'node:crypto';

import { operatorRefused } from '../../operators/operatorRefusal.ts';
import type { Services } from '../../services/services.ts';
import { removeSessionsOf } from '../../sessions/endRepository.ts';
import { passwordHash } from '../../sessions/passwords.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import { type PartnerUser, refuseCredentials } from '../../users/agencies.ts';
import { addAgent, changeAgent, hasAgency, hasUserName, idOfUserName } from '../../users/agentRepository.ts';
import { judgedPerson, type UserPerson } from '../../users/userPerson.ts';
import { knownAgent } from './agents.ts';

type Needs = Pick<Services, 'keyring'>;

/** Letters and digits that look different from each other: without i, l, o, 0 and 1. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns a random password: four groups of four characters. Its 16 characters have 79 bits of randomness. */
const newPassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')).join(
    '-',
  );

/**
 * Adds an agent of the platform, or of the agency on a host. The agent signs in with codes.
 *
 * @returns the id of the agent
 * @throws Refusal 006004 when the mobile number, name or tier isn't valid, the host has no agency, or an agent of the
 * host already has the number
 */
export async function newAgent(
  { keyring }: Needs,
  tx: DatabaseTransaction,
  person: UserPerson,
  host = '',
): Promise<string> {
  const { mobile, name, tier } = judgedPerson(person);
  if (host !== '' && !(await hasAgency(tx, host))) throw operatorRefused('agencyUnknown');
  const id = await addAgent(tx, {
    mobile_index: keyring.index('mobile', mobile),
    mobile_sealed: keyring.seal('agentMobile', mobile),
    partner_host: host,
    name,
    tier,
  });
  if (id === undefined) throw operatorRefused('mobileTaken');
  return id;
}

/**
 * Adds a user of an agency, with a new password.
 *
 * @returns the id of the user, and the password
 * @throws Refusal 006004 when the data aren't valid, the agency doesn't exist, or a user of the agency already has the
 * number or the user name
 */
export async function newPartnerUser(
  { keyring }: Needs,
  tx: DatabaseTransaction,
  user: Omit<PartnerUser, 'password'>,
): Promise<{ readonly agentId: string; readonly password: string }> {
  const { mobile, name, tier } = judgedPerson(user);
  const { host, userName } = user;
  const password = newPassword();
  refuseCredentials({ userName, password });
  const userNameIndex = keyring.index('userName', userName);
  if (!(await hasAgency(tx, host))) throw operatorRefused('agencyUnknown');
  if ((await idOfUserName(tx, host, userNameIndex)) !== undefined) throw operatorRefused('userNameTaken');
  const agentId = await addAgent(tx, {
    mobile_index: keyring.index('mobile', mobile),
    mobile_sealed: keyring.seal('agentMobile', mobile),
    partner_host: host,
    name,
    tier,
    user_name_index: userNameIndex,
    password_hash: await passwordHash(password),
  });
  if (agentId === undefined) throw operatorRefused('mobileTaken');
  return { agentId, password };
}

/**
 * Gives a user of an agency a new password, and ends the user's sessions.
 *
 * @returns the password
 * @throws Refusal 900404 when the user doesn't exist, 006004 when the user has no user name and so signs in with codes
 */
export async function newPasswordOf(tx: DatabaseTransaction, agentId: string): Promise<string> {
  await knownAgent(tx, agentId);
  if (!(await hasUserName(tx, agentId))) throw operatorRefused('noPassword');
  const password = newPassword();
  await changeAgent(tx, agentId, { password_hash: await passwordHash(password) });
  await removeSessionsOf(tx, agentId);
  return password;
}
