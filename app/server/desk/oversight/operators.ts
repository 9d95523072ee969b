import type { ResponseOf } from '../../../contract/call.ts';
import { canDecide } from '../../../contract/desk/oversight/approvalMachine.ts';
import type { listOperators } from '../../../contract/desk/oversight/operators.ts';
import type { OperatorRole } from '../../../contract/desk/permissions.ts';
import {
  inviteOperator as addInvited,
  type NewOperator,
  refuseOperator,
  welcomeLink,
} from '../../operators/accounts.ts';
import type { Acted, OperatorContext } from '../../operators/deskRoutes.ts';
import { operatorRefused } from '../../operators/operatorRefusal.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Services } from '../../services/services.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import { askFor } from './askFor.ts';
import {
  type AccountRow,
  accountsOnPage,
  countOperators,
  endAccess,
  endSessions,
  isUserNameTaken,
  lockedAccount,
  lockedOthersWithRoles,
  setDisabled,
} from './operatorRepository.ts';
import { oversightRefused } from './oversightRefusal.ts';

type Clocked = Pick<Services, 'clock'>;

/** A welcome link. If a second administrator must approve the link first, `isWaiting` is true and `link` is empty. */
export interface LinkOrRequest {
  readonly link: string;
  readonly isWaiting: boolean;
}

const stateOf = ({ disabled_at, is_set_up }: Pick<AccountRow, 'disabled_at' | 'is_set_up'>) => {
  if (disabled_at !== null) return 'disabled';
  return is_set_up ? 'active' : 'invited';
};

/** Returns a page of the operators. */
export async function operatorsOnPage(
  { clock }: Clocked,
  tx: DatabaseTransaction,
  { pageIndex, pageSize }: { readonly pageIndex: number; readonly pageSize: number },
): Promise<ResponseOf<typeof listOperators>> {
  const page = { now: clock.now(), limit: pageSize, offset: (pageIndex - 1) * pageSize };
  const rows = await accountsOnPage(tx, page);
  return {
    total: await countOperators(tx),
    list: rows.map((row) => ({
      operatorId: row.id,
      userName: row.user_name,
      name: row.name,
      roles: [...row.roles],
      state: stateOf(row),
      isSignedIn: row.is_signed_in,
      createTime: row.created_at.toISOString(),
    })),
  };
}

/** Returns the account of an operator, and locks its row. @throws Refusal 900404 when there is no such operator */
export async function accountOf(tx: DatabaseTransaction, operatorId: string): Promise<AccountRow> {
  const account = isUuid(operatorId) ? await lockedAccount(tx, operatorId) : undefined;
  if (!account) throw notFound();
  return account;
}

/**
 * Prevents a change after which no account in use would have the role of an administrator.
 * @throws Refusal 006004 when the operator is the last administrator
 */
export async function keepAnAdministrator(tx: DatabaseTransaction, { id, roles }: AccountRow): Promise<void> {
  if (!roles.includes('admin')) return;
  const others = await lockedOthersWithRoles(tx, ['admin'], id);
  if (others.length === 0) throw oversightRefused('lastAdministrator');
}

/**
 * Invites an operator. If the roles allow deciding the requests of other operators, a second administrator must approve
 * the invitation first.
 * @throws Refusal 006004 when the user name, name or roles aren't valid, the user name is taken, a request to invite
 * this user name is already waiting, or no other operator can approve
 */
export async function invite(
  services: Services,
  { operator, tx }: OperatorContext,
  { reason, ...given }: NewOperator & { readonly reason: string },
): Promise<Acted<LinkOrRequest>> {
  const invited: NewOperator = { ...given, name: given.name.trim() };
  refuseOperator(invited);
  if (!canDecide(invited.roles)) {
    const { id, link } = await addInvited(services, tx, invited);
    return { subject: id, result: { link, isWaiting: false } };
  }
  if (await isUserNameTaken(tx, invited.userName)) throw operatorRefused('operatorNameTaken');
  const payload = { userName: invited.userName, name: invited.name, rolesAfter: invited.roles };
  const approvalId = await askFor(services, tx, {
    kind: 'operatorInvitation',
    subject: invited.userName,
    payload,
    askedBy: operator.id,
    reason,
  });
  return { subject: approvalId, result: { link: '', isWaiting: true } };
}

/**
 * Creates a new welcome link for an operator. If the operator can decide the requests of other operators, a second
 * administrator must approve the link first.
 * @throws Refusal 900404 when there is no such operator; 006004 when the account is disabled, a request for a link is
 * already waiting, or no other operator can approve
 */
export async function renew(
  services: Services,
  { operator, tx }: OperatorContext,
  { operatorId, reason }: { readonly operatorId: string; readonly reason: string },
): Promise<Acted<LinkOrRequest>> {
  const account = await accountOf(tx, operatorId);
  if (account.disabled_at !== null) throw oversightRefused('accountDisabled');
  if (!canDecide(account.roles)) {
    return { subject: account.id, result: { link: await welcomeLink(services, tx, account.id), isWaiting: false } };
  }
  await askFor(services, tx, {
    kind: 'operatorLink',
    subject: account.id,
    payload: { userName: account.user_name, name: account.name },
    askedBy: operator.id,
    reason,
  });
  return { subject: account.id, result: { link: '', isWaiting: true } };
}

/**
 * Disables the account of an operator, ends the operator's sessions and makes the welcome link invalid.
 * @throws Refusal 900404 when there is no such operator; 006004 when the account is the caller's own, belongs to the
 * last administrator, or is already disabled
 */
export async function disable(
  { clock }: Clocked,
  { operator, tx }: OperatorContext,
  operatorId: string,
): Promise<Acted<object>> {
  const account = await accountOf(tx, operatorId);
  if (account.id === operator.id) throw oversightRefused('ownAccount');
  if (account.disabled_at !== null) throw oversightRefused('accountDisabled');
  await keepAnAdministrator(tx, account);
  await setDisabled(tx, account.id, clock.now());
  await endAccess(tx, account.id);
  return { subject: account.id, result: {} };
}

/**
 * Enables a disabled account again.
 * @throws Refusal 900404 when there is no such operator, 006004 when the account isn't disabled
 */
export async function enable({ tx }: OperatorContext, operatorId: string): Promise<Acted<object>> {
  const account = await accountOf(tx, operatorId);
  if (account.disabled_at === null) throw oversightRefused('accountInUse');
  await setDisabled(tx, account.id, null);
  return { subject: account.id, result: {} };
}

/** Ends all sessions of an operator. @throws Refusal 900404 when there is no such operator */
export async function signOut({ tx }: OperatorContext, operatorId: string): Promise<Acted<object>> {
  const account = await accountOf(tx, operatorId);
  await endSessions(tx, account.id);
  return { subject: account.id, result: {} };
}

const sorted = (roles: readonly OperatorRole[]) => roles.toSorted().join(',');

/**
 * Requests the approval of a second administrator to change the roles of an operator.
 * @throws Refusal 900404 when there is no such operator; 006004 when the roles don't change, the change would remove
 * the last administrator, a request to change this operator's roles is already waiting, or no other operator can
 * approve the change
 */
export async function askForRoles(
  services: Clocked,
  { operator, tx }: OperatorContext,
  {
    operatorId,
    roles,
    reason,
  }: { readonly operatorId: string; readonly roles: readonly OperatorRole[]; readonly reason: string },
): Promise<Acted<object>> {
  const account = await accountOf(tx, operatorId);
  if (sorted(account.roles) === sorted(roles)) throw oversightRefused('rolesSame');
  if (!roles.includes('admin')) await keepAnAdministrator(tx, account);
  await askFor(services, tx, {
    kind: 'operatorRoles',
    subject: account.id,
    payload: { userName: account.user_name, name: account.name, rolesBefore: account.roles, rolesAfter: roles },
    askedBy: operator.id,
    reason,
  });
  return { subject: account.id, result: {} };
}
