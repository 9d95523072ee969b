import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';

import type { Issuing } from '../gateways/gateways.ts';
import { orderMoves } from '../orders/orderMoves.ts';
import { paymentRefund } from '../payments/jobKinds.ts';
import { startRefund } from '../payments/refundRepository.ts';
import { paidPayment } from '../payments/repository.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { move } from '../services/moves.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { insertPolicy } from './repository.ts';

/**
 * Refunds the payment of an order that gets no policy. Returns the new state of the order. If the order has no payment,
 * returns null.
 */
async function giveBack(tx: DatabaseTransaction, orderId: number, now: Date): Promise<OrderStatus | null> {
  const paid = await paidPayment(tx, orderId);
  if (!paid) return null;
  await startRefund(tx, { paymentId: paid.id, amountFen: paid.amount_fen, reason: 'declined', now });
  await enqueue(tx, paymentRefund, { paymentId: paid.id });
  return move(tx, orderMoves, orderId, { reason: 'refundStarted', by: 'system', at: now });
}

/**
 * Declines an order and refunds its payment, if it has one. `by` is `operator` when an operator refunds the order by
 * hand or records the insurer's decision.
 * @throws TransitionError when the order can't be declined in its state
 */
export async function declineOrder(
  tx: DatabaseTransaction,
  orderId: number,
  {
    at,
    note = '',
    by = 'insurer',
  }: { readonly at: Date; readonly note?: string; readonly by?: 'insurer' | 'operator' },
): Promise<OrderStatus> {
  const declined = await move(tx, orderMoves, orderId, { reason: 'declined', by, at, note });
  return (await giveBack(tx, orderId, at)) ?? declined;
}

/**
 * Applies the insurer's response to a paid order. The caller has locked the order. `by` is `operator` when an operator
 * recorded the response. The agent sees `note`, for example what is wrong with the materials that are still due.
 * @throws TransitionError when the response isn't possible in the order's state
 */
export async function settleIssuing(
  tx: DatabaseTransaction,
  order: { readonly id: number; readonly status: OrderStatus },
  issuing: Issuing,
  {
    at,
    note = '',
    by = 'insurer',
  }: { readonly at: Date; readonly note?: string; readonly by?: 'insurer' | 'operator' },
): Promise<OrderStatus> {
  if (!('policySn' in issuing)) {
    if (issuing.outcome === 'declined') return declineOrder(tx, order.id, { at, by, note });
    if (order.status === 'issuing') return order.status;
    return move(tx, orderMoves, order.id, { reason: 'issuing', by, at, note });
  }
  const reason = issuing.outcome === 'issued' ? 'issued' : 'issuedMaterialsDue';
  // If a policy exists already, `move` throws a TransitionError, so the order never gets a second policy.
  const status = await move(tx, orderMoves, order.id, { reason, by, at, note });
  await insertPolicy(tx, { orderId: order.id, sn: issuing.policySn, at });
  return status;
}
