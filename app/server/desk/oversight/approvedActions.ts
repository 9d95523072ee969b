import type { ApprovalKind } from '../../../contract/desk/oversight/approvalMachine.ts';
import { everyHost } from '../../../contract/desk/products/products.schema.ts';
import { inviteOperator, welcomeLink } from '../../operators/accounts.ts';
import { addSwitch } from '../../products/repository.ts';
import type { Services } from '../../services/services.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import { approveErasureOf } from './erasures.ts';
import { setRoles } from './operatorRepository.ts';
import { accountOf, keepAnAdministrator } from './operators.ts';
import { oversightRefused } from './oversightRefusal.ts';
import { type ApprovalPayload, payloadOf } from './payload.ts';
import { refundByHand } from './refundByHand.ts';

/** The data of an approved request that are needed to carry it out. */
interface Approved {
  readonly subject: string;
  readonly payload: ApprovalPayload;
}

/**
 * Carries out an approved request in the transaction of its approval. Returns the created welcome link; empty if no
 * link was created.
 */
type Action = (services: Services, tx: DatabaseTransaction, approved: Approved) => Promise<string>;

const changeRoles: Action = async (_, tx, { subject, payload }) => {
  const account = await accountOf(tx, subject);
  if (account.roles.join(',') !== payload.rolesBefore.join(',')) throw oversightRefused('changedSince');
  if (!payload.rolesAfter.includes('admin')) await keepAnAdministrator(tx, account);
  await setRoles(tx, account.id, payload.rolesAfter);
  return '';
};

const invite: Action = async (services, tx, { payload: { userName, name, rolesAfter } }) =>
  (await inviteOperator(services, tx, { userName, name, roles: rolesAfter })).link;

const renewLink: Action = async (services, tx, { subject }) => {
  const account = await accountOf(tx, subject);
  if (account.disabled_at !== null) throw oversightRefused('accountDisabled');
  return welcomeLink(services, tx, account.id);
};

const refund: Action = async (services, tx, { subject, payload }) => {
  await refundByHand(services, tx, subject, payload);
  return '';
};

const erase: Action = async (services, tx, { subject }) => {
  await approveErasureOf(services, tx, subject);
  return '';
};

const switchProductOff: Action = async ({ clock }, tx, { payload: { productId, host, userName } }) => {
  const entry = { productId, host: host === everyHost ? null : host, at: clock.now(), by: userName };
  if (!(await addSwitch(tx, entry))) throw oversightRefused('changedSince');
  return '';
};

/** For each kind of request, the action that its approval carries out. */
const actions: Readonly<Record<ApprovalKind, Action>> = {
  operatorRoles: changeRoles,
  operatorInvitation: invite,
  operatorLink: renewLink,
  orderRefund: refund,
  personErasure: erase,
  productOff: switchProductOff,
};

/**
 * Carries out an approved request. Returns the created welcome link; empty if no link was created.
 * @throws Refusal when the action is no longer possible
 */
export const carryOut = (
  services: Services,
  tx: DatabaseTransaction,
  { kind, subject, payload }: { readonly kind: ApprovalKind; readonly subject: string; readonly payload: unknown },
): Promise<string> => actions[kind](services, tx, { subject, payload: payloadOf(payload) });
