import { actAs, type Operator, type OperatorServices } from '../operators/operatorAction.ts';
import { operatorRefused } from '../operators/operatorRefusal.ts';
import { removeSessionsOf } from '../sessions/endRepository.ts';
import { passwordHash } from '../sessions/passwords.ts';
import { agentByMobile } from '../sessions/repository.ts';
import { type Agency, judgedAgency, type PartnerUser, refuseCredentials } from '../users/agencies.ts';
import { hasAgency, idOfUserName, writeAgency, writeAgent } from '../users/agentRepository.ts';
import { judgedPerson } from '../users/userPerson.ts';

/**
 * Adds the agency of a partner's host. If the agency exists, it gets the new name.
 * @throws Refusal 006004 when the host or the name isn't valid, or the operator or the reason is missing
 */
export async function addAgency(services: OperatorServices, operator: Operator, agency: Agency): Promise<void> {
  const judged = judgedAgency(services, agency);
  await actAs(services, operator, 'addAgency', async (tx) => {
    await writeAgency(tx, judged);
    return { subject: judged.host, result: undefined };
  });
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
    const namesake = await idOfUserName(tx, host, userNameIndex);
    if (namesake !== undefined && namesake !== present?.id) throw operatorRefused('userNameTaken');
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
