import type { Fen } from '@tuanbao/library/domain/money/fen';
import type { PaymentStatus } from '@tuanbao/library/domain/payment/paymentStatus';

import type { TradeNotice } from '../gateways/gateways.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';

/** A payment that waits for its payer. */
export interface WaitingPayment {
  readonly id: string;
  readonly amount_fen: Fen;
  readonly expires_at: Date;
}

/** A payment, whatever became of it. */
export interface KnownPayment {
  readonly id: string;
  readonly order_id: number;
  /** Null: the order's own. */
  readonly endorsement_id: number | null;
  readonly amount_fen: Fen;
  readonly status: PaymentStatus;
  readonly channel: 'gateway' | 'transfer';
}

export async function waitingPayment(tx: DatabaseTransaction, orderId: number): Promise<WaitingPayment | undefined> {
  return tx
    .selectFrom('payments')
    .select(['id', 'amount_fen', 'expires_at'])
    .where('order_id', '=', orderId)
    .where('endorsement_id', 'is', null)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
}

export async function addPayment(
  tx: DatabaseTransaction,
  payment: { readonly orderId: number; readonly amountFen: Fen; readonly now: Date; readonly expiresAt: Date },
): Promise<WaitingPayment> {
  return tx
    .insertInto('payments')
    .values({
      order_id: payment.orderId,
      amount_fen: payment.amountFen,
      status: 'waiting',
      created_at: payment.now,
      expires_at: payment.expiresAt,
      paid_at: null,
    })
    .returning(['id', 'amount_fen', 'expires_at'])
    .executeTakeFirstOrThrow();
}

export async function paymentOf(tx: DatabaseTransaction, paymentId: string): Promise<KnownPayment | undefined> {
  return tx
    .selectFrom('payments')
    .select(['id', 'order_id', 'endorsement_id', 'amount_fen', 'status', 'channel'])
    .where('id', '=', paymentId)
    .executeTakeFirst();
}

/** Notes a notification; false where the same one was here before. */
export async function noteNotice(tx: DatabaseTransaction, notice: TradeNotice, now: Date): Promise<boolean> {
  const noted = await tx
    .insertInto('payment_notices')
    .values({
      notify_id: notice.notifyId,
      payment_id: notice.paymentId,
      trade_status: notice.state,
      received_at: now,
    })
    .onConflict((conflict) => conflict.column('notify_id').doNothing())
    .returning('notify_id')
    .executeTakeFirst();
  return noted !== undefined;
}

export async function markPaid(tx: DatabaseTransaction, paymentId: string, now: Date): Promise<void> {
  await tx.updateTable('payments').set({ status: 'paid', paid_at: now }).where('id', '=', paymentId).execute();
}

/** Ends the payments of an order that still wait, but for one; null: all of them. */
export async function closeOtherPayments(
  tx: DatabaseTransaction,
  orderId: number,
  paymentId: string | null,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ status: 'closed' })
    .where('order_id', '=', orderId)
    .where('endorsement_id', 'is', null)
    .where('status', '=', 'waiting')
    .$if(paymentId !== null, (query) => query.where('id', '!=', paymentId ?? ''))
    .execute();
}

/** Ends the agent's payments that waited too long, so that new ones may follow. */
export async function closeExpiredPayments(database: Database, agentId: string, now: Date): Promise<void> {
  await database
    .updateTable('payments')
    .set({ status: 'closed' })
    .where('status', '=', 'waiting')
    .where('expires_at', '<=', now)
    .where('order_id', 'in', (eb) => eb.selectFrom('orders').select('orders.id').where('agent_id', '=', agentId))
    .execute();
}

export async function closePayment(tx: DatabaseTransaction, paymentId: string): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ status: 'closed' })
    .where('id', '=', paymentId)
    .where('status', '=', 'waiting')
    .execute();
}

/** Notes that money goes back. */
export async function startRefund(
  tx: DatabaseTransaction,
  refund: { readonly paymentId: string; readonly amountFen: Fen; readonly reason: string; readonly now: Date },
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

/** Notes that the money went back. */
export async function finishRefund(tx: DatabaseTransaction, paymentId: string, now: Date): Promise<void> {
  await tx.updateTable('refunds').set({ sent_at: now }).where('payment_id', '=', paymentId).execute();
  await tx.updateTable('payments').set({ status: 'refunded' }).where('id', '=', paymentId).execute();
}
