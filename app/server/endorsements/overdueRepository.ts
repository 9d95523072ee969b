import { endorsementMachine } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { sql } from 'kysely';

import type { Database, DatabaseTransaction } from '../tables/database.ts';

/**
 * Returns the ids of overdue endorsements in ascending order. An endorsement that awaits materials or payment is
 * overdue if today is its effective day or later, because changes are never back-dated. It is also overdue if its
 * payment became due at `dueSince` or before. An endorsement with a reported transfer isn't included, because the money
 * may have arrived.
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
    /** Selects only endorsements with an id greater than `after`. */
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
