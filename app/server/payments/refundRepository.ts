import type { Fen } from '@tuanbao/library/domain/money/fen';
import { paymentSets } from '@tuanbao/library/domain/payment/paymentStatus';
import { sql } from 'kysely';

import type { Database, DatabaseTransaction } from '../tables/database.ts';
import type { RefundReason } from '../tables/paymentTables.ts';

/**
 * Kinds of refunds by bank transfer. A refund returns a whole payment, the premium difference of an endorsement, or the
 * value of a surrendered policy.
 */
export const refundKinds = ['payment', 'endorsement', 'surrender'] as const;
export type RefundKind = (typeof refundKinds)[number];

/**
 * A refund that an operator must send by bank transfer. The premium was paid by bank transfer, or no payment covers the
 * refund.
 */
export interface DueRefund {
  readonly kind: RefundKind;
  readonly id: string;
  /** Number of the order or endorsement to which the refund belongs. */
  readonly sn: string;
  readonly amountFen: number;
}

/** Returns at most 50 refunds that an operator must send by bank transfer, oldest first. */
export async function dueRefunds(database: Database): Promise<readonly DueRefund[]> {
  const { rows } = await sql<DueRefund>`
    select due.kind, due.id, due.sn, due."amountFen" from (
      select 'payment' as kind, p.id::text as id, coalesce(e.sn, o.sn) as sn, r.amount_fen as "amountFen", r.created_at
      from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
        left join endorsements e on e.id = p.endorsement_id
      where r.sent_at is null and p.channel = 'transfer'
      union all
      select 'endorsement', r.id::text, e.sn, r.amount_fen, r.created_at
      from endorsement_refunds r join endorsements e on e.id = r.endorsement_id
        left join payments p on p.id = r.payment_id
      where r.sent_at is null and (p.id is null or p.channel = 'transfer')
      union all
      select 'surrender', r.id::text, o.sn, r.amount_fen, r.created_at
      from surrender_refunds r join surrenders s on s.id = r.surrender_id join orders o on o.id = s.order_id
        left join payments p on p.id = r.payment_id
      where r.sent_at is null and (p.id is null or p.channel = 'transfer')
    ) due order by due.created_at, due.id limit 50`.execute(database);
  return rows;
}

/** Changes a payment to the state `refunding`, and records its refund, which isn't sent yet. */
export async function startRefund(
  tx: DatabaseTransaction,
  refund: { readonly paymentId: string; readonly amountFen: Fen; readonly reason: RefundReason; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ status: 'refunding', paid_at: refund.now })
    .where('id', '=', refund.paymentId)
    .execute();
  await tx
    .insertInto('refunds')
    .values({
      payment_id: refund.paymentId,
      amount_fen: refund.amountFen,
      reason: refund.reason,
      created_at: refund.now,
      sent_at: null,
    })
    .execute();
}

/**
 * Marks the refund of a payment as sent, and the payment as refunded. Returns the reason of the refund; undefined if
 * there is no such refund.
 */
export async function finishRefund(
  tx: DatabaseTransaction,
  paymentId: string,
  now: Date,
): Promise<RefundReason | undefined> {
  const refund = await tx
    .updateTable('refunds')
    .set({ sent_at: now })
    .where('payment_id', '=', paymentId)
    .returning('reason')
    .executeTakeFirst();
  await tx.updateTable('payments').set({ status: 'refunded' }).where('id', '=', paymentId).execute();
  return refund?.reason;
}

/** The refund that returns the full amount of this payment. */
export const refundOf = (
  database: Database,
  paymentId: string,
): Promise<{ readonly amount_fen: Fen; readonly channel: 'gateway' | 'transfer' }> =>
  database
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.amount_fen', 'channel'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();

/**
 * Locks a payment that was made by bank transfer and waits for its refund. If there is no such payment, returns
 * undefined.
 */
export const lockedDueTransfer = (tx: DatabaseTransaction, paymentId: string): Promise<{ id: string } | undefined> =>
  tx
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('payments.id')
    .where('payments.id', '=', paymentId)
    .where('payments.channel', '=', 'transfer')
    .where('refunds.sent_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/**
 * Records a refund of an endorsement. The money is refunded through the channel of the payment `paymentId`, or by bank
 * transfer if `paymentId` is null. Returns the id of the refund.
 */
export async function addEndorsementRefund(
  tx: DatabaseTransaction,
  refund: {
    readonly endorsementId: number;
    readonly paymentId: string | null;
    readonly amountFen: Fen;
    readonly now: Date;
  },
): Promise<string> {
  const { endorsementId, paymentId, amountFen, now } = refund;
  const { id } = await tx
    .insertInto('endorsement_refunds')
    .values({ endorsement_id: endorsementId, payment_id: paymentId, amount_fen: amountFen, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Returns the payment and the amount of an endorsement's refund. `payment_id` is null if no payment covers the refund.
 */
export const endorsementRefundOf = (
  database: Database,
  refundId: string,
): Promise<{ readonly payment_id: string | null; readonly amount_fen: Fen }> =>
  database
    .selectFrom('endorsement_refunds')
    .select(['payment_id', 'amount_fen'])
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();

/** Marks the refund of an endorsement as sent through the gateway. */
export async function finishEndorsementRefund(tx: DatabaseTransaction, refundId: string, now: Date): Promise<void> {
  await tx.updateTable('endorsement_refunds').set({ sent_at: now }).where('id', '=', refundId).execute();
}

/**
 * Marks the refund of an endorsement as sent by bank transfer. Returns false when the refund doesn't wait for a bank
 * transfer.
 */
export async function finishEndorsementTransfer(tx: DatabaseTransaction, refundId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update endorsement_refunds r set sent_at = ${at} where r.id = ${refundId}::uuid and r.sent_at is null
      and not exists (select 1 from payments p where p.id = r.payment_id and p.channel <> 'transfer')
    returning r.id`.execute(tx);
  return rows.length > 0;
}

/**
 * Refunds of an endorsement: first the parts of its premium difference, oldest first, then whole payments. `sentAt` is
 * empty for a part that isn't sent yet, and for every whole payment.
 */
export async function endorsementRefunds(
  tx: DatabaseTransaction,
  id: number,
): Promise<readonly { readonly amountFen: number; readonly sentAt: string }[]> {
  const rows = await tx
    .selectFrom('endorsement_refunds')
    .select(['amount_fen', 'sent_at'])
    .where('endorsement_id', '=', id)
    .orderBy('created_at')
    .execute();
  const whole = await tx
    .selectFrom('payments')
    .select(['amount_fen', 'status'])
    .where('endorsement_id', '=', id)
    .where('status', 'in', paymentSets.sentBack)
    .execute();
  return [
    ...rows.map((row) => ({ amountFen: row.amount_fen, sentAt: row.sent_at?.toISOString() ?? '' })),
    ...whole.map((row) => ({ amountFen: row.amount_fen, sentAt: '' })),
  ];
}
