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

/** Refunds an order that gets no policy. Returns its state; null when the order has no payment. */
async function giveBack(tx: DatabaseTransaction, orderId: number, now: Date): Promise<OrderStatus | null> {
  const paid = await paidPayment(tx, orderId);
  if (!paid) return null;
  await startRefund(tx, { paymentId: paid.id, amountFen: paid.amount_fen, reason: 'declined', now });
  await enqueue(tx, paymentRefund, { paymentId: paid.id });
  return move(tx, orderMoves, orderId, { reason: 'refundStarted', by: 'system', at: now });
}

/** Declines an order by decision of the insurer, and refunds its payment. @throws TransitionError */
export async function declineOrder(
  tx: DatabaseTransaction,
  orderId: number,
  { at, note = '' }: { readonly at: Date; readonly note?: string },
): Promise<OrderStatus> {
  const declined = await move(tx, orderMoves, orderId, { reason: 'declined', by: 'insurer', at, note });
  return (await giveBack(tx, orderId, at)) ?? declined;
}

/** Records the insurer's response to a paid order. The caller has locked the order. @throws TransitionError */
export async function settleIssuing(
  tx: DatabaseTransaction,
  order: { readonly id: number; readonly status: OrderStatus },
  issuing: Issuing,
  at: Date,
): Promise<OrderStatus> {
  if (!('policySn' in issuing)) {
    if (issuing.outcome === 'declined') return declineOrder(tx, order.id, { at });
    if (order.status === 'issuing') return order.status;
    return move(tx, orderMoves, order.id, { reason: 'issuing', by: 'insurer', at });
  }
  const reason = issuing.outcome === 'issued' ? 'issued' : 'issuedMaterialsDue';
  const status = await move(tx, orderMoves, order.id, { reason, by: 'insurer', at }); // refused when there is a policy already
  await insertPolicy(tx, { orderId: order.id, sn: issuing.policySn, at });
  return status;
}
