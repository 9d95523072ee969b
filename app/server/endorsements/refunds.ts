import { refundDueOf, refundSharesOf } from '@tuanbao/library/domain/endorsement/endorsementSettlement';

import { paidEndorsementPayments, paymentsLeft } from '../payments/endorsementPaymentRepository.ts';
import { paymentRefund, type RefundJob } from '../payments/jobKinds.ts';
import {
  addEndorsementRefund,
  endorsementRefundOf,
  finishEndorsementRefund,
  startRefund,
} from '../payments/refundRepository.ts';
import { paymentOf } from '../payments/repository.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { JobHandler } from '../services/lanes.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { endorsementRefund } from './jobKinds.ts';
import type { LockedEndorsement } from './statusRepository.ts';

/**
 * Starts the refunds that are due for a confirmed endorsement. A refund returns a part of one payment that was made for
 * the policy. If the payments don't cover the whole amount, the rest is refunded by bank transfer.
 */
export async function refundDifference(
  tx: DatabaseTransaction,
  endorsement: LockedEndorsement,
  now: Date,
): Promise<void> {
  const dueFen = refundDueOf(endorsement.net_fen, endorsement.paid_fen, true);
  const left = await paymentsLeft(tx, { orderId: endorsement.order_id, endorsementId: endorsement.id });
  for (const { paymentId, amountFen } of refundSharesOf(dueFen, left)) {
    const id = await addEndorsementRefund(tx, { endorsementId: endorsement.id, paymentId, amountFen, now });
    if (paymentId !== null) await enqueue(tx, endorsementRefund, { refundId: id });
  }
}

/** Refunds all payments of an endorsement that ended without coming into force. */
export async function refundPayments(tx: DatabaseTransaction, endorsementId: number, now: Date): Promise<void> {
  const paid = await paidEndorsementPayments(tx, endorsementId);
  for (const { id: paymentId, amount_fen: amountFen } of paid) {
    await startRefund(tx, { paymentId, amountFen, reason: 'endorsementClosed', now });
    await enqueue(tx, paymentRefund, { paymentId });
  }
}

/**
 * Job that sends a refund of an endorsement through the payment to which the refund belongs. If no payment covers the
 * refund, or the payment was a bank transfer, the job does nothing, because operators transfer the money back.
 */
export const refundEndorsement =
  ({ database, gateways, clock }: Services): JobHandler<RefundJob> =>
  async ({ refundId }) => {
    const { payment_id: paymentId, amount_fen: amountFen } = await endorsementRefundOf(database, refundId);
    const payment = paymentId === null ? undefined : await paymentOf(database, paymentId);
    if (paymentId === null || payment?.channel !== 'gateway') return () => Promise.resolve();
    await gateways.payment.refund({ refundId, paymentId, amountFen });
    return (tx) => finishEndorsementRefund(tx, refundId, clock.now());
  };
