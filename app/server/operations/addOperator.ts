import { type OperatorRole, operatorRoles } from '../../contract/desk/permissions.ts';
import { inviteOperator, welcomeLink } from '../operators/accounts.ts';
import { actAs, type Operator, type OperatorServices } from '../operators/operatorAction.ts';
import { operatorRefused } from '../operators/operatorRefusal.ts';
import { operatorByName } from '../operators/repository.ts';

const isRole = (word: string): word is OperatorRole => operatorRoles.some((role) => role === word);

/**
 * Adds an operator by a command, either the first operator of a platform or an operator for an emergency. If no roles
 * are given, the operator becomes an administrator.
 * @returns the welcome link, with which the operator sets password and second factor
 * @throws Refusal 006004 when the data of the operator aren't valid, another operator has the user name, or the name of
 * the person who runs the command or the reason is missing
 */
export async function addOperator(
  services: OperatorServices,
  by: Operator,
  { userName, name, roles }: { readonly userName: string; readonly name: string; readonly roles: readonly string[] },
): Promise<string> {
  if (!roles.every(isRole)) throw operatorRefused('rolesWrong');
  const given = roles.filter(isRole);
  return actAs(services, by, 'addOperator', async (tx) => {
    const { id, link } = await inviteOperator(services, tx, {
      userName,
      name,
      roles: given.length === 0 ? ['admin'] : given,
    });
    return { subject: id, result: link };
  });
}

/**
 * Makes a new welcome link for an operator who has lost the password or the authenticator.
 * @throws Refusal 006004 when there is no such operator, the account is disabled, or the name of the person who runs
 * the command or the reason is missing
 */
export async function renewWelcome(services: OperatorServices, by: Operator, userName: string): Promise<string> {
  return actAs(services, by, 'renewWelcome', async (tx) => {
    const found = await operatorByName(tx, userName);
    if (!found) throw operatorRefused('userUnknown');
    return { subject: found.operator.id, result: await welcomeLink(services, tx, found.operator.id) };
  });
}
