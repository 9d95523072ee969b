import type { Insertable } from 'kysely';

import type { DatabaseTransaction, Tables } from '../tables/database.ts';

/** Notes what an operator did. The table only takes rows. */
export async function noteOperatorAction(
  tx: DatabaseTransaction,
  action: Insertable<Tables['operator_actions']>,
): Promise<void> {
  await tx.insertInto('operator_actions').values(action).execute();
}
