import type { PartnerEntry } from '../../contract/session.ts';
import { refused } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import { beginTry, forgiveTry } from './loginFailures.ts';
import { isPassword } from './passwords.ts';
import { partnerUserByName } from './repository.ts';
import { type NewSession, openSession, signIn } from './service.ts';
import { signInBlocked } from './signInBlocked.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'keyring'>;

/** Host on which a user signs in, and the user's client address. */
export interface Origin {
  readonly partnerHost: string;
  readonly address: string;
}

/**
 * Signs in a user with user name and password.
 * @throws Refusal 006004 when the user name or the password is wrong (with the same message for both), or when the user
 * must wait after too many failed attempts
 */
async function withPassword(
  services: Needs,
  { userName, password }: Extract<PartnerEntry, { kind: 'password' }>,
  { partnerHost, address }: Origin,
): Promise<NewSession> {
  const { database, clock, keyring } = services;
  const subjects = {
    name: keyring.index('userName', `${partnerHost}\0${userName}`),
    address: keyring.index('address', `password\0${address}`),
  };
  const wait = await beginTry(database, [subjects.name, subjects.address], clock.now());
  if (wait > 0) throw signInBlocked(wait);
  const found = await partnerUserByName(database, partnerHost, keyring.index('userName', userName));
  const isRight = await isPassword(password, found?.passwordHash ?? null);
  if (!found || !isRight) throw refused('passwordWrong');
  await forgiveTry(database, subjects);
  return openSession(services, database, found.user);
}

/**
 * Signs in a user of a partner on the partner's own host, with a code or a password.
 * @throws Refusal 006004 when the host doesn't belong to a partner, when the code, user name or password is wrong, or
 * when the user must wait after too many failed attempts
 */
export async function signInToPartner(services: Needs, entry: PartnerEntry, origin: Origin): Promise<NewSession> {
  if (origin.partnerHost === '') throw refused('notPartnerHost');
  return entry.kind === 'code'
    ? signIn(services, { mobile: entry.mobile, code: entry.code, partnerHost: origin.partnerHost })
    : withPassword(services, entry, origin);
}
