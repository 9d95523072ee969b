import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import { paymentSets } from '@tuanbao/library/domain/payment/paymentStatus';

import type { TradeNotice } from '../gateways/gateways.ts';
import { orderMoves } from '../orders/orderMoves.ts';
import { lockOrder } from '../orders/repository.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { EndorsementPayment } from '../services/events.ts';
import { move } from '../services/moves.ts';
import { raise } from '../services/raise.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { paymentRefund } from './jobKinds.ts';
import { startRefund } from './refundRepository.ts';
import { closeOtherPayments, closePayment, type KnownPayment, markPaid, paymentOf } from './repository.ts';

/** Converts a payment to the payment of an endorsement. If the payment is for the order itself, returns null. */
const endorsementPaymentOf = ({
  id,
  endorsement_id: endorsementId,
  amount_fen: amountFen,
  status,
}: KnownPayment): EndorsementPayment | null =>
  endorsementId === null ? null : { id, endorsementId, amountFen, status };

/**
 * Handles money that has arrived for a payment. The money pays the order or endorsement. If this isn't possible, the
 * money is refunded. If the payment is already paid, or its refund was started, nothing changes.
 */
async function takeMoney(services: Services, tx: DatabaseTransaction, payment: KnownPayment): Promise<void> {
  const ofEndorsement = endorsementPaymentOf(payment);
  if (ofEndorsement) return raise(services, tx, 'endorsementMoneyArrived', ofEndorsement);
  if (!isIn(paymentSets.mayArrive, payment.status)) return;
  const now = services.clock.now();
  const order = await lockOrder(tx, payment.order_id);
  if (order.status === 'awaitingPayment' && order.start_date > services.clock.today()) {
    await closeOtherPayments(tx, order.id, payment.id);
    await markPaid(tx, payment.id, now);
    await move(tx, orderMoves, order.id, { reason: 'paid', by: 'payer', at: now });
    return raise(services, tx, 'orderPaid', { orderId: order.id });
  }
  const reason = order.status === 'awaitingPayment' ? 'startDatePassed' : 'notAwaitingPayment';
  await startRefund(tx, { paymentId: payment.id, amountFen: payment.amount_fen, reason, now });
  await enqueue(tx, paymentRefund, { paymentId: payment.id });
}

/**
 * Handles the state of a payment that the gateway reports. If the payment was paid, handles the money. If the payment
 * was closed, closes it here too. If a payment of an endorsement was closed or has failed, raises the event
 * `endorsementPaymentEnded`. The caller has locked the order of the payment.
 */
export async function followTrade(
  services: Services,
  tx: DatabaseTransaction,
  { paymentId, state }: Pick<TradeNotice, 'paymentId' | 'state'>,
): Promise<void> {
  // The payment is read now, because its state can't change while the order is locked.
  const payment = await paymentOf(tx, paymentId);
  if (!payment) return;
  if (state === 'paid') await takeMoney(services, tx, payment);
  const ofEndorsement = endorsementPaymentOf(payment);
  const hasEnded = state === 'closed' || state === 'failed';
  if (ofEndorsement && hasEnded) await raise(services, tx, 'endorsementPaymentEnded', ofEndorsement);
  if (state === 'closed') await closePayment(tx, paymentId);
}
