import type { Fen } from '@tuanbao/library/domain/money/fen';
import { sql } from 'kysely';

import type { Database, DatabaseTransaction } from '../tables/database.ts';
import type { KnownPayment, WaitingPayment } from './repository.ts';

/**
 * Returns the endorsement's payment in the state `waiting`: the payer hasn't paid it yet. Returns undefined if there is
 * no such payment.
 */
export const waitingEndorsementPayment = (
  database: Database | DatabaseTransaction,
  endorsementId: number,
): Promise<(WaitingPayment & Pick<KnownPayment, 'order_id'>) | undefined> =>
  database
    .selectFrom('payments')
    .select(['id', 'amount_fen', 'expires_at', 'order_id'])
    .where('endorsement_id', '=', endorsementId)
    .where('status', '=', 'waiting')
    .executeTakeFirst();

/**
 * Inserts a payment of an endorsement. It either waits for its payer at the gateway, or is a bank transfer that was
 * found.
 */
export const addEndorsementPayment = (
  tx: DatabaseTransaction,
  payment: {
    readonly orderId: number;
    readonly endorsementId: number;
    readonly amountFen: Fen;
    readonly status: 'waiting' | 'paid';
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<WaitingPayment> =>
  tx
    .insertInto('payments')
    .values({
      order_id: payment.orderId,
      endorsement_id: payment.endorsementId,
      amount_fen: payment.amountFen,
      status: payment.status,
      created_at: payment.now,
      expires_at: payment.expiresAt,
      paid_at: payment.status === 'paid' ? payment.now : null,
      channel: payment.status === 'paid' ? 'transfer' : 'gateway',
    })
    .returning(['id', 'amount_fen', 'expires_at'])
    .executeTakeFirstOrThrow();

/**
 * Closes the waiting payments of an endorsement, except the payment `keptPaymentId`. If `keptPaymentId` is null, closes
 * all waiting payments of the endorsement.
 */
export async function closeEndorsementPayments(
  tx: DatabaseTransaction,
  endorsementId: number,
  keptPaymentId: string | null = null,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ status: 'closed' })
    .where('endorsement_id', '=', endorsementId)
    .where('status', '=', 'waiting')
    .$if(keptPaymentId !== null, (query) => query.where('id', '!=', keptPaymentId ?? ''))
    .execute();
}

/** All payments of an endorsement in the state `paid`. */
export const paidEndorsementPayments = (
  tx: DatabaseTransaction,
  endorsementId: number,
): Promise<readonly Pick<KnownPayment, 'id' | 'amount_fen'>[]> =>
  tx
    .selectFrom('payments')
    .select(['id', 'amount_fen'])
    .where('endorsement_id', '=', endorsementId)
    .where('status', '=', 'paid')
    .execute();

/** A payment, with the part of its amount that hasn't been refunded for endorsements or a surrender. */
export interface PaymentLeft {
  readonly id: string;
  readonly leftFen: Fen;
}

/**
 * Returns the paid payments of a policy, each with the amount that can still be refunded. Payments of the given
 * endorsement come first, then payments of the order itself, then payments of other endorsements. Within each of these
 * groups, the oldest payment comes first. If `endorsementId` is null, payments of the order itself come first.
 */
export async function paymentsLeft(
  tx: DatabaseTransaction,
  { orderId, endorsementId }: { readonly orderId: number; readonly endorsementId: number | null },
): Promise<readonly PaymentLeft[]> {
  const { rows } = await sql<PaymentLeft>`
    select p.id, (p.amount_fen
      - coalesce((select sum(r.amount_fen) from endorsement_refunds r where r.payment_id = p.id), 0)
      - coalesce((select sum(r.amount_fen) from surrender_refunds r where r.payment_id = p.id), 0))::bigint as "leftFen"
    from payments p where p.order_id = ${orderId} and p.status = 'paid'
    order by (p.endorsement_id is not distinct from ${endorsementId}::bigint) desc, (p.endorsement_id is null) desc,
      p.created_at, p.id`.execute(tx);
  return rows;
}
