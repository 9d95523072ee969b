import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

import type { ApprovalKind, ApprovalVerdict } from '../../contract/desk/oversight/approvalMachine.ts';
import type { OperatorRole } from '../../contract/desk/permissions.ts';

interface OperatorsTable {
  id: Generated<string>;
  user_name: string;
  name: string;
  roles: ColumnType<readonly OperatorRole[], readonly OperatorRole[], readonly OperatorRole[]>;
  /** Hash of the password; null until the operator has used the welcome link. */
  password_hash: string | null;
  /** Secret of the second factor, sealed; null until the operator has used the welcome link. */
  second_factor_sealed: Uint8Array | null;
  /** Number of the last period of 30 seconds whose code was used. */
  last_factor_step: Generated<number>;
  /** When the account was disabled; null while it is in use. */
  disabled_at: Date | null;
  created_at: Date;
  /** True when the operator has used a welcome link. */
  is_set_up: GeneratedAlways<boolean>;
}

interface OperatorSessionsTable {
  token_hash: Uint8Array;
  operator_id: string;
  created_at: Date;
  expires_at: Date;
}

interface OperatorWelcomesTable {
  token_hash: Uint8Array;
  operator_id: string;
  secret_sealed: Uint8Array;
  expires_at: Date;
}

interface OperatorActionsTable {
  id: Generated<number>;
  /** User name of the operator, or the name of the account that ran a command. */
  operator: string;
  /** Id of the operator; null for a command. */
  operator_id: string | null;
  action: string;
  /** Id of the subject that was changed or looked at. It is never a person's name or number. */
  subject: string;
  /** Reason of the operator; empty for an action that needs none. */
  reason: string;
  at: Date;
}

interface ApprovalsTable {
  id: Generated<string>;
  kind: ApprovalKind;
  /** Id or number of the subject. A subject has one open request of a kind at most. */
  subject: string;
  /** Values of the request, by its kind. */
  payload: ColumnType<unknown, string, string>;
  asked_by: string;
  reason: string;
  asked_at: Date;
  /** The operator who decided or withdrew the request; null while it is open, and when it has expired. */
  decided_by: string | null;
  decided_at: Date | null;
  /** Verdict on the request; null while it is open. A request can expire before the row says so. */
  verdict: ApprovalVerdict | null;
  /** Reason of the operator who decided. */
  words: Generated<string>;
}

interface ErasuresTable {
  id: Generated<string>;
  /** Index and sealed text of the person's id number; null when nothing of the person is kept any more. */
  id_no_index: Uint8Array | null;
  id_no_sealed: Uint8Array | null;
  asked_at: Date;
  /** When a second operator approved it; null before. */
  approved_at: Generated<Date | null>;
  /** When the data that no rule keeps were erased; null before. */
  erased_at: Generated<Date | null>;
  /** Day on which the next data may be erased; null when nothing is kept. */
  next_on: Generated<string | null>;
}

/** The part of `Tables` about operators. */
export interface OperatorTables {
  operators: OperatorsTable;
  operator_sessions: OperatorSessionsTable;
  operator_welcomes: OperatorWelcomesTable;
  operator_actions: OperatorActionsTable;
  approvals: ApprovalsTable;
  erasures: ErasuresTable;
}
