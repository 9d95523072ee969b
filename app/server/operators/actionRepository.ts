import type { Insertable } from 'kysely';

import type { DatabaseTransaction, Tables } from '../tables/database.ts';

/** Records an action of an operator. Rows of this table can only be inserted, not changed. */
export async function noteOperatorAction(
  tx: DatabaseTransaction,
  action: Insertable<Tables['operator_actions']>,
): Promise<void> {
  await tx.insertInto('operator_actions').values(action).execute();
}
