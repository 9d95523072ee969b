import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import { paymentSets } from '@tuanbao/library/domain/payment/paymentStatus';

import { failEndorsementPayment, takeEndorsementMoney } from '../endorsements/payment.ts';
import type { TradeNotice } from '../gateways/gateways.ts';
import { moveOrder } from '../orders/moveOrder.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { Services } from '../services/services.ts';
import {
  closeOtherPayments,
  closePayment,
  type KnownPayment,
  lockOrder,
  markPaid,
  paymentOf,
  startRefund,
} from './repository.ts';

/** Money arrived: it becomes this order's payment, or it goes back. */
async function takeMoney(services: Services, tx: DatabaseTransaction, payment: KnownPayment): Promise<void> {
  if (payment.endorsement_id !== null) return takeEndorsementMoney(services, tx, payment);
  if (!isIn(paymentSets.mayArrive, payment.status)) return;
  const now = services.clock.now();
  const order = await lockOrder(tx, payment.order_id);
  if (order.status === 'awaitingPayment' && order.start_date > services.clock.today()) {
    await closeOtherPayments(tx, order.id, payment.id);
    await markPaid(tx, payment.id, now);
    await moveOrder(tx, order.id, { reason: 'paid', by: 'payer', at: now });
    await enqueue(tx, 'policy.issue', `policy.issue:${order.id}`, { orderId: order.id });
    return;
  }
  const reason = order.status === 'awaitingPayment' ? 'startDatePassed' : 'notAwaitingPayment';
  await startRefund(tx, { paymentId: payment.id, amountFen: payment.amount_fen, reason, now });
  await enqueue(tx, 'payment.refund', `payment.refund:${payment.id}`, { paymentId: payment.id });
}

/** Brings a payment to where the gateway says that it stands. The payment's order is locked. */
export async function followTrade(
  services: Services,
  tx: DatabaseTransaction,
  { paymentId, state }: Pick<TradeNotice, 'paymentId' | 'state'>,
): Promise<void> {
  const payment = await paymentOf(tx, paymentId); // as it is behind the lock
  if (!payment) return;
  if (state === 'paid') await takeMoney(services, tx, payment);
  if (state === 'closed' || state === 'failed') await failEndorsementPayment(services, tx, payment);
  if (state === 'closed') await closePayment(tx, paymentId);
}
