import type { ColumnType, Generated } from 'kysely';

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

/** The part of `Tables` about operators. */
export interface OperatorTables {
  operators: OperatorsTable;
  operator_sessions: OperatorSessionsTable;
  operator_welcomes: OperatorWelcomesTable;
  operator_actions: OperatorActionsTable;
}
