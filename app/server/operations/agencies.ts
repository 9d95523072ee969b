import { actAs, type Operator, type OperatorServices } from '../operators/operatorAction.ts';
import { operatorRefused } from '../operators/operatorRefusal.ts';
import { passwordHash } from '../sessions/passwords.ts';
import { agentByMobile, partnerUserByName, removeSessionsOf } from '../sessions/repository.ts';
import { hasAgency, writeAgency, writeAgent } from '../users/agentRepository.ts';
import { judgedPerson, type UserPerson } from './userPerson.ts';

/** A partner organisation of the platform. Each agency has its own host. */
export interface Agency {
  readonly host: string;
  readonly name: string;
}

/**
 * Adds the agency of a partner's host. If the agency exists, it gets the new name.
 * @throws Refusal 006004 when the host or the name isn't valid, or the operator or the reason is missing
 */
export async function addAgency(services: OperatorServices, operator: Operator, { host, name }: Agency): Promise<void> {
  const trimmed = name.trim();
  if (!services.partnerHosts.has(host)) throw operatorRefused('hostUnknown');
  if (trimmed === '' || trimmed.length > 100) throw operatorRefused('agencyNameWrong');
  await actAs(services, operator, 'addAgency', async (tx) => {
    await writeAgency(tx, { host, name: trimmed });
    return { subject: host, result: undefined };
  });
}

/** A user of an agency. The user signs in with a code, or with user name and password. */
export interface PartnerUser extends UserPerson {
  readonly host: string;
  readonly userName: string;
  readonly password: string;
}

function refuseCredentials({ userName, password }: PartnerUser): void {
  if (!/^\S{2,60}$/.test(userName)) throw operatorRefused('userNameWrong');
  if (password.length < 10 || password.length > 200 || password === userName) throw operatorRefused('passwordWeak');
}

/**
 * Adds a user of an agency. If a user with this mobile number exists, the user gets the new name, tier, user name and
 * password, and has to sign in again.
 * @returns the id of the user
 * @throws Refusal 006004 when the data of the user aren't valid, the agency doesn't exist, another user has the user
 * name, or the operator or the reason is missing
 */
export async function addPartnerUser(
  services: OperatorServices,
  operator: Operator,
  user: PartnerUser,
): Promise<string> {
  const { mobile, name, tier } = judgedPerson(user);
  refuseCredentials(user);
  const { host } = user;
  const { keyring } = services;
  const hash = await passwordHash(user.password);
  const mobileIndex = keyring.index('mobile', mobile);
  const userNameIndex = keyring.index('userName', user.userName);
  return actAs(services, operator, 'addPartnerUser', async (tx) => {
    if (!(await hasAgency(tx, host))) throw operatorRefused('agencyUnknown');
    const present = await agentByMobile(tx, mobileIndex, host);
    const namesake = await partnerUserByName(tx, host, userNameIndex);
    if (namesake && namesake.user.id !== present?.id) throw operatorRefused('userNameTaken');
    const id = await writeAgent(tx, {
      mobile_index: mobileIndex,
      mobile_sealed: keyring.seal('agentMobile', mobile),
      partner_host: host,
      name,
      tier,
      user_name_index: userNameIndex,
      password_hash: hash,
    });
    await removeSessionsOf(tx, id);
    return { subject: id, result: id };
  });
}
