import { endorsementMachine } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { sql } from 'kysely';

import type { Database, DatabaseTransaction } from '../tables/database.ts';

/**
 * Ids of overdue endorsements in ascending order. Their effective day has come, because no change is back-dated, or
 * their payment has been due since `dueSince` or longer. Endorsements with a reported transfer aren't included, because
 * the money may have arrived.
 */
export async function endorsementsPast(
  database: Database | DatabaseTransaction,
  {
    today,
    dueSince,
    endorsementId,
    after,
    limit,
  }: {
    readonly today: string;
    readonly dueSince: Date;
    /** Selects this endorsement; null selects all. */
    readonly endorsementId: number | null;
    /** Selects endorsements with a larger id. */
    readonly after: number;
    readonly limit: number;
  },
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from endorsements e
    where e.state in (${sql.join(endorsementMachine.sets.overdue)})
      and (${endorsementId}::bigint is null or e.id = ${endorsementId}::bigint)
      and e.id > ${after}::bigint
      and (e.effective_date <= ${today}::date or (e.state <> 'awaitingMaterials' and
        (select max(v.at) from endorsement_events v where v.endorsement_id = e.id and v.reason = 'materialsInPaymentDue')
          <= ${dueSince}))
    order by e.id limit ${limit}`.execute(database);
  return rows.map(({ id }) => id);
}
