import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';

import type { Acted, OperatorContext } from '../../operators/deskRoutes.ts';
import { lockOrder } from '../../orders/repository.ts';
import { paidPayment } from '../../payments/repository.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { declineOrder } from '../../policies/settleIssuing.ts';
import type { Services } from '../../services/services.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import { askFor } from './askFor.ts';
import { oversightRefused } from './oversightRefusal.ts';
import type { ApprovalPayload } from './payload.ts';
import { type RefundOrder, refundOrderOf } from './refundRepository.ts';

async function orderWithNumber(tx: DatabaseTransaction, orderSn: string): Promise<RefundOrder> {
  const order = await refundOrderOf(tx, orderSn);
  if (!order) throw notFound();
  return order;
}

/**
 * Requests the approval of a second operator to refund an order. The order must be paid but have no policy yet. The
 * premium of a policy is refunded by a surrender instead.
 * @throws Refusal 900404 when the order doesn't exist; 006004 when the order can't be refunded manually, a request to
 * refund it is already waiting, or no other operator can approve the refund
 */
export async function askForRefund(
  services: Pick<Services, 'clock'>,
  { operator, tx }: OperatorContext,
  { orderSn, note, reason }: { readonly orderSn: string; readonly note: string; readonly reason: string },
): Promise<Acted<object>> {
  const sn = orderSn.trim();
  const order = await orderWithNumber(tx, sn);
  const payment = await paidPayment(tx, order.id);
  if (!payment || !isIn(orderMachine.sets.awaitsPolicy, order.status)) throw oversightRefused('notRefundable');
  await askFor(services, tx, {
    kind: 'orderRefund',
    subject: sn,
    payload: {
      groupName: order.group_name,
      productName: order.product_name,
      amountFen: payment.amount_fen,
      note: note.trim(),
    },
    askedBy: operator.id,
    reason,
  });
  return { subject: sn, result: {} };
}

/**
 * Refunds an order after the refund was approved. The order ends as declined, and the whole payment is refunded through
 * the channel of the payment.
 * @throws Refusal 006004 when the order no longer waits for its policy, or the payment has changed since the request
 */
export async function refundByHand(
  { clock }: Pick<Services, 'clock'>,
  tx: DatabaseTransaction,
  orderSn: string,
  { amountFen, note }: ApprovalPayload,
): Promise<void> {
  const { id } = await orderWithNumber(tx, orderSn);
  const order = await lockOrder(tx, id);
  const payment = await paidPayment(tx, id);
  const isSame = isIn(orderMachine.sets.awaitsPolicy, order.status) && payment?.amount_fen === amountFen;
  if (!isSame) throw oversightRefused('changedSince');
  await declineOrder(tx, id, { at: clock.now(), note, by: 'operator' });
}
