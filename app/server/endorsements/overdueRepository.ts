import { endorsementMachine } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { sql } from 'kysely';

import type { Database, DatabaseTransaction } from '../tables/database.ts';

/**
 * Ids of endorsements that can't go on, in ascending order: the day from which they would hold has come (nothing is back-dated), or their
 * payment is due since `dueSince` or longer. One that waits for its transfer to be found is left alone: its money may be
 * there.
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
    /** Only this endorsement; null: all. */
    readonly endorsementId: number | null;
    /** Only endorsements with a larger id. */
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
