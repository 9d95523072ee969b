import { fenOf } from '@tuanbao/library/domain/money/fen';

import { asAgent } from '../database/asAgent.ts';
import type { DatabaseTransaction } from '../database/database.ts';
import { isUuid } from '../database/uuid.ts';
import { failEndorsementPayment, takeEndorsementMoney } from '../endorsements/payment.ts';
import type { PaymentNotice } from '../gateways/gateways.ts';
import { enqueue, type JobHandlers } from '../jobs/jobs.ts';
import { moveOrder } from '../orders/moveOrder.ts';
import { orderHeadOf } from '../orders/repository.ts';
import { notFound, refused } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { AgentIdentity } from '../sessions/identity.ts';
import {
  addPayment,
  closeOtherPayments,
  closePayment,
  finishRefund,
  type KnownPayment,
  lockOrder,
  markPaid,
  noteNotice,
  paymentOf,
  startRefund,
  waitingPayment,
} from './repository.ts';

/** How old a notification may be, so that a copy of one is worth nothing later. */
const noticeLifeMs = 300_000;

/** The instant at which cover starts: no money is taken from then on, cover is never back-dated. */
const startOfDay = (day: string) => new Date(`${day}T00:00:00+08:00`);

/**
 * Address of the cashier for an order that awaits payment; the same payment until it is paid or closed.
 * @throws Refusal 900404, 006004 where the order can't be paid or its cover would start today or earlier
 */
export async function payUrl(
  { database, clock, gateways }: Services,
  agent: AgentIdentity,
  orderSn: string,
): Promise<string> {
  const now = clock.now();
  const payment = await asAgent(database, agent.id, async (tx) => {
    const head = await orderHeadOf(tx, agent.id, orderSn);
    if (!head) throw notFound();
    const order = await lockOrder(tx, head.id);
    if (order.status !== 'awaitingPayment') throw refused('notPayable');
    if (order.start_date <= clock.today()) throw refused('startDatePassed');
    const waiting = await waitingPayment(tx, order.id);
    if (waiting) return waiting;
    return addPayment(tx, {
      orderId: order.id,
      amountFen: order.total_fen,
      now,
      expiresAt: startOfDay(order.start_date),
    });
  });
  return gateways.payment.cashierUrl({
    paymentId: payment.id,
    orderSn,
    amountFen: payment.amount_fen,
    expiresAt: payment.expires_at,
  });
}

const moneyPattern = /^\d{1,13}\.\d{2}$/;

/** Whether the gateway wrote it, lately. */
function isGenuine({ gateways, clock }: Services, notice: PaymentNotice): boolean {
  if (!gateways.payment.verifies(notice)) return false;
  const age = clock.now().getTime() - Date.parse(notice.notifyTime);
  return Math.abs(age) <= noticeLifeMs; // false for a time that isn't one
}

/** Money arrived: it becomes this order's payment, or it goes back. */
async function takeMoney(services: Services, tx: DatabaseTransaction, payment: KnownPayment): Promise<void> {
  if (payment.endorsement_id !== null) return takeEndorsementMoney(services, tx, payment);
  if (payment.status !== 'waiting' && payment.status !== 'closed') return;
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

/**
 * Acts on a notification of the payment gateway: true where it was believed (also when there was nothing left to do).
 * Unsigned, changed, old and foreign ones, and ones over another amount, change nothing.
 */
export async function receiveNotice(services: Services, notice: PaymentNotice): Promise<boolean> {
  const { database, clock, wakeWorker } = services;
  const { notifyId, paymentId, tradeStatus, totalAmount } = notice;
  if (!isGenuine(services, notice) || !isUuid(paymentId) || !moneyPattern.test(totalAmount)) return false;
  const isBelieved = await database.transaction().execute(async (tx) => {
    const known = await paymentOf(tx, paymentId);
    if (!known || known.amount_fen !== fenOf(totalAmount)) return false;
    await lockOrder(tx, known.order_id);
    const isNew = await noteNotice(tx, { notifyId, paymentId, tradeStatus, now: clock.now() });
    const payment = await paymentOf(tx, paymentId); // as it is behind the lock
    if (!isNew || !payment) return true;
    if (tradeStatus === 'TRADE_SUCCESS') await takeMoney(services, tx, payment);
    if (tradeStatus === 'TRADE_CLOSED' || tradeStatus === 'TRADE_FAILED') {
      await failEndorsementPayment(services, tx, payment);
    }
    if (tradeStatus === 'TRADE_CLOSED') await closePayment(tx, paymentId);
    return true;
  });
  if (isBelieved) wakeWorker();
  return isBelieved;
}

/** The job that sends money back. */
export const refundPayment =
  ({ database, gateways, clock }: Services): JobHandlers['payment.refund'] =>
  async ({ paymentId }) => {
    const refund = await database
      .selectFrom('refunds')
      .select('amount_fen')
      .where('payment_id', '=', paymentId)
      .executeTakeFirstOrThrow();
    await gateways.payment.refund({ refundId: paymentId, paymentId, amountFen: refund.amount_fen });
    return (tx) => finishRefund(tx, paymentId, clock.now());
  };
