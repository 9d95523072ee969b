import { randomBytes } from 'node:crypto';

import { type OperatorRole, operatorRoles } from '../../contract/desk/permissions.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { operatorRefused } from './operatorRefusal.ts';
import { addOperator, putWelcome } from './repository.ts';
import { newSecret } from './secondFactor.ts';
import { tokenHashOf } from './tokens.ts';

type Needs = Pick<Services, 'keyring' | 'clock' | 'publicUrl'>;

/** Data of an operator who is added. */
export interface NewOperator {
  readonly userName: string;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
}

const welcomeLifeMs = 24 * 3_600_000;

/**
 * Creates a new welcome link for an operator. The link is valid for 24 hours. The operator's previous link stops
 * working. Password and second factor stay valid until the new link is used. @returns the link
 */
export async function welcomeLink(
  { keyring, clock, publicUrl }: Needs,
  tx: DatabaseTransaction,
  operatorId: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await putWelcome(tx, {
    token_hash: tokenHashOf(token),
    operator_id: operatorId,
    secret_sealed: keyring.seal('operator.secondFactor', newSecret()),
    expires_at: new Date(clock.now().getTime() + welcomeLifeMs),
  });
  // The token is in the fragment of the address. A browser doesn't send the fragment, so the token isn't in the log of
  // a proxy.
  return `${publicUrl()}/desk/welcome#${token}`;
}

/** @throws Refusal 006004 when the user name, the name or a role of a new operator isn't valid */
export function refuseOperator({ userName, name, roles }: NewOperator): void {
  if (!/^[a-z][a-z0-9.-]{2,29}$/.test(userName)) throw operatorRefused('operatorNameWrong');
  if (name === '' || name.length > 60) throw operatorRefused('nameWrong');
  const isKnown = roles.every((role) => operatorRoles.includes(role));
  if (roles.length === 0 || !isKnown) throw operatorRefused('rolesWrong');
}

/**
 * Adds an operator, who sets password and second factor with the welcome link.
 * @returns the id of the operator and the link
 * @throws Refusal 006004 when user name, name or roles aren't valid, or another operator has the user name
 */
export async function inviteOperator(
  services: Needs,
  tx: DatabaseTransaction,
  { userName, name, roles }: NewOperator,
): Promise<{ readonly id: string; readonly link: string }> {
  const operator = { userName, name: name.trim(), roles: [...new Set(roles)] };
  refuseOperator(operator);
  const id = await addOperator(tx, {
    user_name: operator.userName,
    name: operator.name,
    roles: operator.roles,
    created_at: services.clock.now(),
  });
  if (id === undefined) throw operatorRefused('operatorNameTaken');
  return { id, link: await welcomeLink(services, tx, id) };
}
