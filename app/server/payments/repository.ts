import type { Fen } from '@tuanbao/library/domain/money/fen';
import type { PaymentStatus } from '@tuanbao/library/domain/payment/paymentStatus';

import type { TradeNotice } from '../gateways/gateways.ts';
import type { Database, DatabaseTransaction } from '../tables/database.ts';

/** Columns of a payment in the state `waiting`: the payer hasn't paid it yet. */
export interface WaitingPayment {
  readonly id: string;
  readonly amount_fen: Fen;
  readonly expires_at: Date;
}

/** Columns of a payment in any state. */
export interface KnownPayment {
  readonly id: string;
  readonly order_id: number;
  /** Id of the endorsement that was paid; null when the payment is for the order itself. */
  readonly endorsement_id: number | null;
  readonly amount_fen: Fen;
  readonly status: PaymentStatus;
  readonly channel: 'gateway' | 'transfer';
}

/**
 * Returns the payment in the state `waiting` for the order itself (not for an endorsement); undefined if there is no
 * such payment.
 */
export async function waitingPayment(
  database: Database | DatabaseTransaction,
  orderId: number,
): Promise<WaitingPayment | undefined> {
  return database
    .selectFrom('payments')
    .select(['id', 'amount_fen', 'expires_at'])
    .where('order_id', '=', orderId)
    .where('endorsement_id', 'is', null)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
}

/** Inserts a payment in the state `waiting` for the order itself (not for an endorsement). */
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

/**
 * Inserts a payment that is known only from a notice of the payment company. The payment gets the id in the notice. The
 * state of the payment is closed, because no payer is at the cashier; money may still arrive for the payment.
 */
export async function addArrivedPayment(
  tx: DatabaseTransaction,
  payment: {
    readonly id: string;
    readonly orderId: number;
    readonly endorsementId: number | null;
    readonly amountFen: Fen;
    readonly now: Date;
  },
): Promise<void> {
  const { id, orderId, endorsementId, amountFen, now } = payment;
  const times = { created_at: now, expires_at: now, paid_at: null };
  await tx
    .insertInto('payments')
    .values({ id, order_id: orderId, endorsement_id: endorsementId, amount_fen: amountFen, status: 'closed', ...times })
    .execute();
}

/** The payment with this id. It may belong to any order. If there is no such payment, returns undefined. */
export async function paymentOf(
  database: Database | DatabaseTransaction,
  paymentId: string,
): Promise<KnownPayment | undefined> {
  return database
    .selectFrom('payments')
    .select(['id', 'order_id', 'endorsement_id', 'amount_fen', 'status', 'channel'])
    .where('id', '=', paymentId)
    .executeTakeFirst();
}

/**
 * Records a notification of the payment gateway. Returns false when a notification with the same id was recorded
 * before.
 */
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

/** Marks a payment as paid, with the instant at which the money was recorded. */
export async function markPaid(tx: DatabaseTransaction, paymentId: string, now: Date): Promise<void> {
  await tx.updateTable('payments').set({ status: 'paid', paid_at: now }).where('id', '=', paymentId).execute();
}

/**
 * Closes the waiting payments of the order itself (not of its endorsements), except the payment with this id. If
 * `paymentId` is null, closes all waiting payments of the order itself.
 */
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

/** Closes the agent's waiting payments that have expired, so that new payments can be started. */
export async function closeExpiredPayments(database: Database, agentId: string, now: Date): Promise<void> {
  await database
    .updateTable('payments')
    .set({ status: 'closed' })
    .where('status', '=', 'waiting')
    .where('expires_at', '<=', now)
    .where('order_id', 'in', (eb) => eb.selectFrom('orders').select('orders.id').where('agent_id', '=', agentId))
    .execute();
}

/** Closes a payment if it is still waiting. A payment in another state doesn't change. */
export async function closePayment(tx: DatabaseTransaction, paymentId: string): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ status: 'closed' })
    .where('id', '=', paymentId)
    .where('status', '=', 'waiting')
    .execute();
}

/** At most `limit` waiting payments that were created after `from`, but not after `until`, newest first. */
export async function paymentsWaitingSince(
  database: Database,
  { from, until, limit }: { readonly from: Date; readonly until: Date; readonly limit: number },
): Promise<readonly Pick<KnownPayment, 'id' | 'order_id' | 'amount_fen'>[]> {
  return database
    .selectFrom('payments')
    .select(['id', 'order_id', 'amount_fen'])
    .where('status', '=', 'waiting')
    .where('created_at', '<=', until)
    .where('created_at', '>', from)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Returns the payment in the state `paid` for the order itself (not for an endorsement); undefined if there is no such
 * payment.
 */
export async function paidPayment(
  tx: DatabaseTransaction,
  orderId: number,
): Promise<Pick<KnownPayment, 'id' | 'amount_fen'> | undefined> {
  return tx
    .selectFrom('payments')
    .select(['id', 'amount_fen'])
    .where('order_id', '=', orderId)
    .where('endorsement_id', 'is', null)
    .where('status', '=', 'paid')
    .executeTakeFirst();
}
