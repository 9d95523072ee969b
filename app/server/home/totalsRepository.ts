import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { sql } from 'kysely';

import type { DatabaseTransaction } from '../tables/database.ts';

/** Totals of the agent's policies of one product that were issued in one month. */
export interface ProductMonth {
  /** Month in the form `YYYY-MM`. */
  readonly month: string;
  readonly productId: string;
  readonly premiumFen: number;
  readonly policies: number;
  readonly renewals: number;
}

/** Totals of the agent's policies that were issued since a day in Asia/Shanghai, by month and product. */
export async function monthsByProduct(
  tx: DatabaseTransaction,
  agentId: string,
  since: CalendarDay,
): Promise<readonly ProductMonth[]> {
  const { rows } = await sql<ProductMonth>`
    select to_char(issued_on, 'YYYY-MM') as month, product_id as "productId",
      sum(total_fen)::bigint as "premiumFen", count(*)::int as policies,
      count(*) filter (where origin_kind = 'renewal')::int as renewals
    from orders
    where agent_id = ${agentId} and issued_on is not null and issued_on >= ${since}::date
    group by 1, 2`.execute(tx);
  return rows;
}
