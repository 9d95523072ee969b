import type { StateMachine } from '@tuanbao/library/domain/machine/stateMachine';

import { type OperatorRole, type Permission, permissionsOf } from '../permissions.ts';

/** Kinds of requests that a second operator decides. */
export const approvalKinds = [
  'operatorRoles',
  'operatorInvitation',
  'operatorLink',
  'orderRefund',
  'personErasure',
  'productOff',
] as const;

export type ApprovalKind = (typeof approvalKinds)[number];

/** For each kind of request: the permission to make the request, and the permission to decide it. */
export const approvalPermissions: Readonly<
  Record<ApprovalKind, { readonly ask: Permission; readonly decide: Permission }>
> = {
  operatorRoles: { ask: 'operators.change', decide: 'operators.change' },
  operatorInvitation: { ask: 'operators.change', decide: 'operators.change' },
  operatorLink: { ask: 'operators.change', decide: 'operators.change' },
  orderRefund: { ask: 'refunds.ask', decide: 'refunds.approve' },
  personErasure: { ask: 'persons.erase', decide: 'persons.erase' },
  productOff: { ask: 'products.change', decide: 'operators.change' },
};

/** Verdicts on a request. `expired`: no operator decided in time. */
export const approvalVerdicts = ['approved', 'rejected', 'withdrawn', 'expired'] as const;

export type ApprovalVerdict = (typeof approvalVerdicts)[number];

/** States of a request for approval. */
export const approvalStates = ['waiting', ...approvalVerdicts] as const;

export type ApprovalState = (typeof approvalStates)[number];

/** Reasons why the state of a request changes. */
export type ApprovalReason = 'asked' | 'approved' | 'rejected' | 'withdrawn' | 'timePassed';

/** The state machine of a request for approval. A verdict is final. */
export const approvalMachine: StateMachine<ApprovalState, ApprovalReason, never> = {
  states: approvalStates,
  transitions: [
    { from: null, to: 'waiting', reason: 'asked' },
    { from: 'waiting', to: 'approved', reason: 'approved' },
    { from: 'waiting', to: 'rejected', reason: 'rejected' },
    { from: 'waiting', to: 'withdrawn', reason: 'withdrawn' },
    { from: 'waiting', to: 'expired', reason: 'timePassed' },
  ],
  sets: {},
};

/** Number of days in which a request must be decided. */
export const approvalDays = 7;

const dayMs = 86_400_000;

/** Instant from which a request that was made at `askedAt` can't be decided any more. */
export const approvalEnd = (askedAt: Date): Date => new Date(askedAt.getTime() + approvalDays * dayMs);

/** Returns the state of a request. Without a verdict, the request waits until `approvalEnd` and is then expired. */
export function approvalStateOf(
  { verdict, askedAt }: { readonly verdict: ApprovalVerdict | null; readonly askedAt: Date },
  now: Date,
): ApprovalState {
  if (verdict !== null) return verdict;
  return approvalEnd(askedAt) <= now ? 'expired' : 'waiting';
}

const deciding: ReadonlySet<Permission> = new Set(approvalKinds.map((kind) => approvalPermissions[kind].decide));

/**
 * True when an operator with these roles can decide requests of other operators. A second operator must approve when
 * such roles are given or when a welcome link for such an operator is made. Otherwise one operator could create a
 * second account and use it to approve requests of the first account.
 */
export const canDecide = (roles: readonly OperatorRole[]): boolean =>
  permissionsOf(roles).some((permission) => deciding.has(permission));
