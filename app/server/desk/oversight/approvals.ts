import { targetOf } from '@tuanbao/library/domain/machine/stateMachine';
import { yuanOf } from '@tuanbao/library/domain/money/fen';

import type { RequestOf, ResponseOf } from '../../../contract/call.ts';
import {
  approvalDays,
  approvalEnd,
  approvalKinds,
  approvalMachine,
  approvalPermissions,
  type ApprovalReason,
  approvalStateOf,
} from '../../../contract/desk/oversight/approvalMachine.ts';
import type { decideApproval, listApprovals } from '../../../contract/desk/oversight/approvals.ts';
import type { Acted, OperatorContext } from '../../operators/deskRoutes.ts';
import { operatorRefused } from '../../operators/operatorRefusal.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Services } from '../../services/services.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import { type ApprovalRow, approvalsOnPage, countApprovals, lockedApproval, setVerdict } from './approvalRepository.ts';
import { carryOut } from './approvedActions.ts';
import { oversightRefused } from './oversightRefusal.ts';
import { payloadOf } from './payload.ts';

type Shown = ResponseOf<typeof listApprovals>['list'][number];

const dayMs = 86_400_000;

function shownApproval(row: ApprovalRow, { operator }: OperatorContext, now: Date): Shown {
  const state = approvalStateOf({ verdict: row.verdict, askedAt: row.asked_at }, now);
  const isOwn = row.asked_by === operator.id;
  const payload = payloadOf(row.payload);
  return {
    approvalId: row.id,
    kind: row.kind,
    state,
    askedBy: row.asker,
    isOwn,
    isDecidable: state === 'waiting' && !isOwn && operator.permissions.includes(approvalPermissions[row.kind].decide),
    reason: row.reason,
    askTime: row.asked_at.toISOString(),
    endTime: approvalEnd(row.asked_at).toISOString(),
    decidedBy: row.decider ?? '',
    decideTime: row.decided_at?.toISOString() ?? '',
    words: row.words,
    userName: payload.userName,
    name: payload.name,
    rolesBefore: [...payload.rolesBefore],
    rolesAfter: [...payload.rolesAfter],
    orderSn: row.kind === 'orderRefund' ? row.subject : '',
    groupName: payload.groupName,
    productName: payload.productName,
    amount: payload.amountFen === null ? '' : yuanOf(payload.amountFen),
    note: payload.note,
    erasedPlaces: payload.erasedPlaces,
    keptPlaces: payload.keptPlaces,
    keptUntil: payload.keptUntil,
    productId: payload.productId,
    host: payload.host,
  };
}

/**
 * Returns a page of requests for approval, newest first. Requests of a kind that the operator may neither make nor
 * decide are left out.
 */
export async function approvalsFor(
  { clock }: Pick<Services, 'clock'>,
  context: OperatorContext,
  { pageIndex, pageSize, selection }: RequestOf<typeof listApprovals>,
): Promise<ResponseOf<typeof listApprovals>> {
  const { operator, tx } = context;
  const now = clock.now();
  const may = (kind: (typeof approvalKinds)[number]) =>
    operator.permissions.includes(approvalPermissions[kind].ask) ||
    operator.permissions.includes(approvalPermissions[kind].decide);
  const filter = {
    kinds: approvalKinds.filter(may),
    askedBy: selection === 'own' ? operator.id : null,
    waitingSince: selection === 'waiting' ? new Date(now.getTime() - approvalDays * dayMs) : null,
  };
  const rows = await approvalsOnPage(tx, filter, { limit: pageSize, offset: (pageIndex - 1) * pageSize });
  return { total: await countApprovals(tx, filter), list: rows.map((row) => shownApproval(row, context, now)) };
}

/**
 * Locks a waiting request for approval.
 * @throws Refusal 900404 when the request doesn't exist, 006004 when the request no longer waits
 */
async function waitingApproval(tx: DatabaseTransaction, approvalId: string, reason: ApprovalReason, now: Date) {
  const approval = isUuid(approvalId) ? await lockedApproval(tx, approvalId) : undefined;
  if (!approval) throw notFound();
  const state = approvalStateOf({ verdict: approval.verdict, askedAt: approval.asked_at }, now);
  if (targetOf(approvalMachine, state, reason) === null) throw oversightRefused('notWaiting');
  return approval;
}

/**
 * Approves or rejects a request. An approved request is carried out in the same transaction.
 * @throws Refusal 900404 when the request doesn't exist; 006004 when the request is the operator's own, when it no
 * longer waits, when the operator may not decide this kind of request, or when the action is no longer possible
 */
export async function decide(
  services: Services,
  { operator, tx }: OperatorContext,
  { approvalId, isApproved, reason }: RequestOf<typeof decideApproval>,
): Promise<Acted<ResponseOf<typeof decideApproval>>> {
  const at = services.clock.now();
  const verdict = isApproved ? 'approved' : 'rejected';
  const approval = await waitingApproval(tx, approvalId, verdict, at);
  if (!operator.permissions.includes(approvalPermissions[approval.kind].decide)) throw operatorRefused('notPermitted');
  if (approval.asked_by === operator.id) throw oversightRefused('ownRequest');
  await setVerdict(tx, approval.id, { verdict, by: operator.id, at, words: reason.trim() });
  const link = isApproved ? await carryOut(services, tx, approval) : '';
  return { subject: approval.id, result: { link }, afterwards: () => services.offer.refresh() };
}

/**
 * Withdraws the operator's own request.
 * @throws Refusal 900404 when the request doesn't exist, 006004 when another operator made the request or it no
 * longer waits
 */
export async function withdraw(
  { clock }: Pick<Services, 'clock'>,
  { operator, tx }: OperatorContext,
  approvalId: string,
): Promise<Acted<object>> {
  const at = clock.now();
  const approval = await waitingApproval(tx, approvalId, 'withdrawn', at);
  if (approval.asked_by !== operator.id) throw oversightRefused('notOwnRequest');
  await setVerdict(tx, approval.id, { verdict: 'withdrawn', by: operator.id, at, words: '' });
  return { subject: approval.id, result: {} };
}
