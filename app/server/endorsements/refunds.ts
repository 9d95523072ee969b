import { refundDueOf, refundSharesOf } from '@tuanbao/library/domain/endorsement/endorsementSettlement';
import { sql } from 'kysely';

import { startRefund } from '../payments/refundRepository.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { enqueue, type JobHandlers } from '../platform/jobs/jobs.ts';
import type { Services } from '../services/services.ts';
import type { LockedEndorsement } from './moveEndorsement.ts';

interface PaymentLeft {
  readonly id: string;
  readonly leftFen: number;
}

/** The paid payments of a policy with what is left of each, the endorsement's own first, then the policy's, then by age. */
async function paymentsLeft(tx: DatabaseTransaction, endorsement: LockedEndorsement): Promise<readonly PaymentLeft[]> {
  const { rows } = await sql<PaymentLeft>`
    select p.id, (p.amount_fen - coalesce(
      (select sum(r.amount_fen) from endorsement_refunds r where r.payment_id = p.id), 0))::bigint as "leftFen"
    from payments p where p.order_id = ${endorsement.order_id} and p.status = 'paid'
    order by (p.endorsement_id is not distinct from ${endorsement.id}) desc, (p.endorsement_id is null) desc,
      p.created_at, p.id`.execute(tx);
  return rows;
}

/** Notes what goes back of an endorsement that came into force, through the payments that the policy was paid with. */
export async function refundDifference(
  tx: DatabaseTransaction,
  endorsement: LockedEndorsement,
  now: Date,
): Promise<void> {
  const dueFen = refundDueOf(endorsement.net_fen, endorsement.paid_fen, true);
  for (const { paymentId, amountFen } of refundSharesOf(dueFen, await paymentsLeft(tx, endorsement))) {
    const { id } = await tx
      .insertInto('endorsement_refunds')
      .values({ endorsement_id: endorsement.id, payment_id: paymentId, amount_fen: amountFen, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (paymentId !== null) await enqueue(tx, 'endorsement.refund', `endorsement.refund:${id}`, { refundId: id });
  }
}

/** Sends back everything that was paid for an endorsement that never came into force. */
export async function refundPayments(tx: DatabaseTransaction, endorsementId: number, now: Date): Promise<void> {
  const paid = await tx
    .selectFrom('payments')
    .select(['id', 'amount_fen'])
    .where('endorsement_id', '=', endorsementId)
    .where('status', '=', 'paid')
    .execute();
  for (const { id: paymentId, amount_fen: amountFen } of paid) {
    await startRefund(tx, { paymentId, amountFen, reason: 'endorsementClosed', now });
    await enqueue(tx, 'payment.refund', `payment.refund:${paymentId}`, { paymentId });
  }
}

/** The job that sends a part of a payment back. What came by transfer is transferred back by people. */
export const refundEndorsement =
  ({ database, gateways, clock }: Services): JobHandlers['endorsement.refund'] =>
  async ({ refundId }) => {
    const { payment_id: paymentId, amount_fen: amountFen } = await database
      .selectFrom('endorsement_refunds')
      .select(['payment_id', 'amount_fen'])
      .where('id', '=', refundId)
      .executeTakeFirstOrThrow();
    const payment = await database
      .selectFrom('payments')
      .select('channel')
      .where('id', '=', paymentId)
      .executeTakeFirst();
    if (paymentId === null || payment?.channel !== 'gateway') return () => Promise.resolve();
    await gateways.payment.refund({ refundId, paymentId, amountFen });
    return async (tx) => {
      await tx.updateTable('endorsement_refunds').set({ sent_at: clock.now() }).where('id', '=', refundId).execute();
    };
  };
