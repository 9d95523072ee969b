import type { Fen } from '@tuanbao/library/domain/money/fen';
import { sql } from 'kysely';

import type { Database, DatabaseTransaction } from '../tables/database.ts';

/**
 * Inserts a part of the refund of a surrender. Its payment is null when no payment covers this part. Returns the id of
 * the part.
 */
export async function addSurrenderRefund(
  tx: DatabaseTransaction,
  refund: {
    readonly surrenderId: number;
    readonly paymentId: string | null;
    readonly amountFen: Fen;
    readonly now: Date;
  },
): Promise<string> {
  const { surrenderId, paymentId, amountFen, now } = refund;
  const { id } = await tx
    .insertInto('surrender_refunds')
    .values({ surrender_id: surrenderId, payment_id: paymentId, amount_fen: amountFen, created_at: now, sent_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The part of a surrender's refund with this id. `payment_id` is null if no payment covers this part. */
export const surrenderRefundById = (
  database: Database,
  refundId: string,
): Promise<{ readonly payment_id: string | null; readonly amount_fen: Fen }> =>
  database
    .selectFrom('surrender_refunds')
    .select(['payment_id', 'amount_fen'])
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();

/** Returns the id of the order to which a part of a surrender's refund belongs; undefined if there is no such part. */
export async function orderOfSurrenderRefund(tx: DatabaseTransaction, refundId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('surrender_refunds')
    .innerJoin('surrenders', 'surrenders.id', 'surrender_refunds.surrender_id')
    .select('order_id')
    .where('surrender_refunds.id', '=', refundId)
    .executeTakeFirst();
  return row?.order_id;
}

/**
 * Marks a part of a surrender's refund as sent. Returns false when the part was sent already, or when `isTransfer` is
 * set although the gateway refunds this part.
 */
export async function finishSurrenderRefund(
  tx: DatabaseTransaction,
  refundId: string,
  { at, isTransfer }: { readonly at: Date; readonly isTransfer: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    update surrender_refunds r set sent_at = ${at} where r.id = ${refundId}::uuid and r.sent_at is null
      and not (${isTransfer}::boolean
        and exists (select 1 from payments p where p.id = r.payment_id and p.channel <> 'transfer'))
    returning r.id`.execute(tx);
  return rows.length > 0;
}

/** True when at least one part of the refund of an order's surrender hasn't been sent. */
export async function hasUnsentSurrenderRefund(tx: DatabaseTransaction, orderId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('surrender_refunds')
    .innerJoin('surrenders', 'surrenders.id', 'surrender_refunds.surrender_id')
    .select('surrender_refunds.id')
    .where('order_id', '=', orderId)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
