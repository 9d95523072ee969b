import {
  approvalDays,
  type ApprovalKind,
  approvalPermissions,
} from '../../../contract/desk/oversight/approvalMachine.ts';
import { operatorRoles, type Permission, permissionsOfRole } from '../../../contract/desk/permissions.ts';
import type { Services } from '../../services/services.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import { addApproval, expireApprovals } from './approvalRepository.ts';
import { isAnotherWithRoles } from './operatorRepository.ts';
import { oversightRefused } from './oversightRefusal.ts';

/** A request that a second operator has to approve. */
export interface Request {
  readonly kind: ApprovalKind;
  /** Text that identifies the subject, such as an id, an order number or a user name. */
  readonly subject: string;
  readonly payload: object;
  readonly askedBy: string;
  readonly reason: string;
}

const dayMs = 86_400_000;

const rolesWith = (permission: Permission) =>
  operatorRoles.filter((role) => permissionsOfRole[role].includes(permission));

/**
 * Stores a request for approval and returns its id.
 * @throws Refusal 006004 when a request of this kind for this subject is already waiting for approval, or no other
 * operator can approve it
 */
export async function askFor(
  { clock }: Pick<Services, 'clock'>,
  tx: DatabaseTransaction,
  { kind, subject, payload, askedBy, reason }: Request,
): Promise<string> {
  const now = clock.now();
  const roles = rolesWith(approvalPermissions[kind].decide);
  if (!(await isAnotherWithRoles(tx, roles, askedBy))) throw oversightRefused('noApprover');
  const before = new Date(now.getTime() - approvalDays * dayMs);
  await expireApprovals(tx, { kind, subject }, { before, now });
  const id = await addApproval(tx, {
    kind,
    subject,
    payload: JSON.stringify(payload),
    asked_by: askedBy,
    reason: reason.trim(),
    asked_at: now,
    decided_by: null,
    decided_at: null,
    verdict: null,
  });
  if (id === undefined) throw oversightRefused('askedAlready');
  return id;
}
