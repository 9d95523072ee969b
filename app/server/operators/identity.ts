import type { OperatorRole, Permission } from '../../contract/desk/permissions.ts';

/** The operator who sends a request. */
export interface OperatorIdentity {
  readonly id: string;
  readonly userName: string;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
  /** Permissions that the operator's roles include. */
  readonly permissions: readonly Permission[];
}
