import { refundSharesOf } from '@tuanbao/library/domain/endorsement/endorsementSettlement';
import type { Fen } from '@tuanbao/library/domain/money/fen';

import { orderMoves } from '../orders/orderMoves.ts';
import { lockOrder } from '../orders/repository.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { JobHandler } from '../services/lanes.ts';
import { move } from '../services/moves.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { paymentsLeft } from './endorsementPaymentRepository.ts';
import { type RefundJob, surrenderRefund } from './jobKinds.ts';
import { paymentOf } from './repository.ts';
import {
  addSurrenderRefund,
  finishSurrenderRefund,
  hasUnsentSurrenderRefund,
  orderOfSurrenderRefund,
  surrenderRefundById,
} from './surrenderRefundRepository.ts';

/**
 * Starts the refund of a surrendered order through the payments of its policy, and moves the order to the state
 * `refunding`. If the amount is 0, nothing changes. The caller has locked the order.
 * @throws TransitionError when the order's state allows no refund
 */
export async function startSurrenderRefund(
  tx: DatabaseTransaction,
  surrender: { readonly id: number; readonly orderId: number; readonly refundFen: Fen },
  now: Date,
): Promise<void> {
  const { id: surrenderId, orderId, refundFen } = surrender;
  if (refundFen === 0) return;
  const left = await paymentsLeft(tx, { orderId, endorsementId: null });
  for (const { paymentId, amountFen } of refundSharesOf(refundFen, left)) {
    const refundId = await addSurrenderRefund(tx, { surrenderId, paymentId, amountFen, now });
    if (paymentId !== null) await enqueue(tx, surrenderRefund, { refundId });
  }
  await move(tx, orderMoves, orderId, { reason: 'refundStarted', by: 'system', at: now });
}

/**
 * Marks a part of a surrender's refund as sent. When all parts are sent, the order moves to `refunded`. Returns false
 * when this part didn't wait to be sent.
 */
async function noteSent(tx: DatabaseTransaction, refundId: string, at: Date, isTransfer: boolean): Promise<boolean> {
  const orderId = await orderOfSurrenderRefund(tx, refundId);
  if (orderId === undefined) return false;
  const { status } = await lockOrder(tx, orderId);
  if (!(await finishSurrenderRefund(tx, refundId, { at, isTransfer }))) return false;
  const isRefunded = status === 'refunding' && !(await hasUnsentSurrenderRefund(tx, orderId));
  if (isRefunded) await move(tx, orderMoves, orderId, { reason: 'refundSent', by: 'system', at });
  return true;
}

/**
 * Marks a part of a surrender's refund as sent by bank transfer. Returns false when the part didn't wait for a bank
 * transfer.
 */
export const noteSurrenderTransfer = (tx: DatabaseTransaction, refundId: string, at: Date): Promise<boolean> =>
  noteSent(tx, refundId, at, true);

/**
 * The job that sends a part of a surrender's refund through the payment to which this part belongs. If no payment
 * covers this part, or the payment was a bank transfer, the job does nothing; operators transfer the money back.
 */
export const refundSurrender =
  ({ database, gateways, clock }: Services): JobHandler<RefundJob> =>
  async ({ refundId }) => {
    const { payment_id: paymentId, amount_fen: amountFen } = await surrenderRefundById(database, refundId);
    const payment = paymentId === null ? undefined : await paymentOf(database, paymentId);
    if (payment?.channel !== 'gateway') return () => Promise.resolve();
    await gateways.payment.refund({ refundId, paymentId: payment.id, amountFen });
    return async (tx) => {
      await noteSent(tx, refundId, clock.now(), false);
    };
  };
