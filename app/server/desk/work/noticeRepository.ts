import { sql } from 'kysely';

import { rowsOnPage } from '../../../contract/desk/work/rows.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';

/** Returns one page of waiting notices, the oldest first. */
export const noticesOnPage = (tx: DatabaseTransaction, page: number) =>
  tx
    .selectFrom('unmatched_notices')
    .select(['id', 'source', 'subject', 'problem', 'amount_fen', 'body_sealed', 'received_at'])
    .where('state', '=', 'waiting')
    .orderBy('received_at')
    .orderBy('id')
    .limit(rowsOnPage)
    .offset((page - 1) * rowsOnPage)
    .execute();

/** Returns the number of waiting notices, and the instant at which the oldest arrived; null if no notice waits. */
export async function waitingNotices(tx: DatabaseTransaction) {
  const { rows } = await sql<{ waiting: number; oldest: Date | null }>`
    select count(*)::int as waiting, min(received_at) as oldest from unmatched_notices
    where state = 'waiting'`.execute(tx);
  return rows[0] ?? { waiting: 0, oldest: null };
}

/** An order or endorsement, and the amount that is due for it. */
interface PayableRow {
  readonly order_id: number;
  readonly endorsement_id: number | null;
  readonly due_fen: number;
}

/**
 * Returns the order or endorsement (of any agent) with this number, and the amount in fen that is due for it. Returns
 * undefined if neither an order nor a submitted endorsement has the number.
 */
export async function payableWith(tx: DatabaseTransaction, reference: string): Promise<PayableRow | undefined> {
  const { rows } = await sql<PayableRow>`
    select o.id as order_id, null::bigint as endorsement_id, o.total_fen as due_fen from orders o
    where o.sn = ${reference}
    union all
    select e.order_id, e.id, e.net_fen - e.paid_fen from endorsements e
    where e.sn = ${reference} and e.submission_id is not null`.execute(tx);
  return rows[0];
}
