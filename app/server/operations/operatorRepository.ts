import type { Insertable } from 'kysely';

import type { DatabaseTransaction, Tables } from '../tables/database.ts';

/** Records an operator's action. The table allows only inserts. */
export async function noteOperatorAction(
  tx: DatabaseTransaction,
  action: Insertable<Tables['operator_actions']>,
): Promise<void> {
  await tx.insertInto('operator_actions').values(action).execute();
}
