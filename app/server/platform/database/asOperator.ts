import { type Kysely, sql, type Transaction } from 'kysely';

/** The operator of a transaction. Row security of the database reads these values. */
export interface OperatorScope {
  readonly permissions: readonly string[];
  /** Reason that the operator gave. If it is empty, rows with personal data can't be read. */
  readonly reason: string;
}

/**
 * Runs `work` in a transaction of the database role for operators. The role can read and write only what the operator's
 * permissions allow, no matter which query is run. At the end of the transaction, role and permissions are reset.
 */
export async function asOperator<Tables, Answer>(
  database: Kysely<Tables>,
  { permissions, reason }: OperatorScope,
  work: (tx: Transaction<Tables>) => Promise<Answer>,
): Promise<Answer> {
  return database.transaction().execute(async (tx) => {
    await sql`
      select set_config('role', 'tuanbao_operator', true),
        set_config('tuanbao.operator_permissions', ${permissions.join(',')}, true),
        set_config('tuanbao.operator_reason', ${reason}, true)`.execute(tx);
    return work(tx);
  });
}
