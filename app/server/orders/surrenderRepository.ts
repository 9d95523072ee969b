import type { Fen } from '@tuanbao/library/domain/money/fen';
import type { OrderSurrender } from '@tuanbao/library/domain/order/surrender';
import { sql } from 'kysely';

import type { DatabaseTransaction } from '../tables/database.ts';

/**
 * Returns the last surrender of an order, as the page of the order shows it; undefined if the order has no surrender.
 */
export async function lastSurrenderOf(tx: DatabaseTransaction, orderId: number): Promise<OrderSurrender | undefined> {
  const row = await tx
    .selectFrom('surrenders')
    .select(['state', 'reason', 'note', 'applied_at', 'effective_date', 'unused_fen', 'fee_fen'])
    .select(
      sql<number>`coalesce((select sum(r.amount_fen) from surrender_refunds r
        where r.surrender_id = surrenders.id and r.sent_at is not null), 0)::bigint`.as('sent_fen'),
    )
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      state: row.state,
      reason: row.reason,
      note: row.note,
      appliedAt: row.applied_at.toISOString(),
      effectiveDate: row.effective_date,
      refundFen: row.unused_fen - row.fee_fen,
      feeFen: row.fee_fen,
      sentFen: row.sent_fen,
    }
  );
}

/** Amount in fen that is refunded because of an order's accepted surrender; 0 when no surrender was accepted. */
export async function surrenderRefundOf(tx: DatabaseTransaction, orderId: number): Promise<Fen> {
  const row = await tx
    .selectFrom('surrenders')
    .select(['unused_fen', 'fee_fen'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'accepted')
    .executeTakeFirst();
  return row ? row.unused_fen - row.fee_fen : 0;
}
