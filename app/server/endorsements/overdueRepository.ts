import { endorsementMachine } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { sql } from 'kysely';

import type { Database, DatabaseTransaction } from '../tables/database.ts';

/**
 * Ids of overdue endorsements in ascending order. An endorsement is overdue when its effective day has come (no change
 * is back-dated), or when its payment has been due since `dueSince` or longer. If a transfer was reported, the
 * endorsement isn't included, because the money may have arrived.
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
    /** Selects only the endorsement with this id; null selects all endorsements. */
    readonly endorsementId: number | null;
    /** Selects only endorsements with a greater id than this. */
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
