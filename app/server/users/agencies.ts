import { operatorRefused } from '../operators/operatorRefusal.ts';
import type { Services } from '../services/services.ts';
import type { UserPerson } from './userPerson.ts';

/** A partner organisation of the platform. Each agency has its own host. */
export interface Agency {
  readonly host: string;
  readonly name: string;
}

/** A user of an agency. The user signs in with a code, or with user name and password. */
export interface PartnerUser extends UserPerson {
  readonly host: string;
  readonly userName: string;
  readonly password: string;
}

/**
 * Checks and normalises an agency.
 * @throws Refusal 006004 when the host doesn't belong to a partner, or the name isn't valid
 */
export function judgedAgency({ partnerHosts }: Pick<Services, 'partnerHosts'>, { host, name }: Agency): Agency {
  const trimmed = name.trim();
  if (!partnerHosts.has(host)) throw operatorRefused('hostUnknown');
  if (trimmed === '' || trimmed.length > 100) throw operatorRefused('agencyNameWrong');
  return { host, name: trimmed };
}

/**
 * Checks user name and password of a partner's user. @throws Refusal 006004 when the user name or the password isn't
 * valid
 */
export function refuseCredentials({ userName, password }: Pick<PartnerUser, 'userName' | 'password'>): void {
  if (!/^\S{2,60}$/.test(userName)) throw operatorRefused('userNameWrong');
  if (password.length < 10 || password.length > 200 || password === userName) throw operatorRefused('passwordWeak');
}
