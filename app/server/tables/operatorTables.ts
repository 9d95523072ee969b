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
  /** Secret of the second factor, encrypted; null until the operator has used the welcome link. */
  second_factor_sealed: Uint8Array | null;
  /**
   * The second factor has a new code in each period of 30 seconds. The column contains the number of the period whose
   * code was last used, so that no code can be used twice.
   */
  last_factor_step: Generated<number>;
  /** Instant at which the account was disabled; null while it is in use. */
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
  /**
   * User name of the operator. For a command: the name in its option `--by`, or else the user name in the operating
   * system.
   */
  operator: string;
  /** Id of the operator; null when the action is a command. */
  operator_id: string | null;
  action: string;
  /** Identifies what was changed or displayed, usually by ids. It never contains the name or id number of a person. */
  subject: string;
  /** Reason that the operator gave; empty for an action without a reason. */
  reason: string;
  at: Date;
}

interface ApprovalsTable {
  id: Generated<string>;
  kind: ApprovalKind;
  /** Id or number of the subject. A subject has at most one open request of each kind. */
  subject: string;
  /** Values of the request. Their names and types depend on `kind`. */
  payload: ColumnType<unknown, string, string>;
  asked_by: string;
  reason: string;
  asked_at: Date;
  /** The operator who decided or withdrew the request; null when the request is open or has expired. */
  decided_by: string | null;
  decided_at: Date | null;
  /**
   * Verdict on the request; null while it is open. For an expired request it is null until the next request of the same
   * kind for the subject; then it becomes `expired`.
   */
  verdict: ApprovalVerdict | null;
  /** Reason that an operator gave for the verdict; empty for an open, withdrawn or expired request. */
  words: Generated<string>;
}

interface ErasuresTable {
  id: Generated<string>;
  /**
   * Blind index of the person's id number. This column and `id_no_sealed` are null after all data of the person were
   * erased.
   */
  id_no_index: Uint8Array | null;
  id_no_sealed: Uint8Array | null;
  asked_at: Date;
  /** Instant at which a second operator approved the erasure; null until then. */
  approved_at: Generated<Date | null>;
  /** Instant at which the person's data were erased, except data that a rule requires to be kept; null until then. */
  erased_at: Generated<Date | null>;
  /** First day on which a part of the kept data may be erased; null before the erasure, or when no data are kept. */
  next_on: Generated<string | null>;
}

interface OrderFileErasuresTable {
  order_id: number;
  /**
   * Instant at which the files of the order were marked for removal, because the data of a person in the order are to
   * be erased.
   */
  asked_at: Date;
}

/** The part of `Tables` about operators. */
export interface OperatorTables {
  operators: OperatorsTable;
  operator_sessions: OperatorSessionsTable;
  operator_welcomes: OperatorWelcomesTable;
  operator_actions: OperatorActionsTable;
  approvals: ApprovalsTable;
  erasures: ErasuresTable;
  order_file_erasures: OrderFileErasuresTable;
}
