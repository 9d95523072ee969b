import type { AgentIdentity } from '../calls/identity.ts';
import { noteUnmatchedPayment } from '../notices/unmatched.ts';
import { orderMoves } from '../orders/orderMoves.ts';
import { lockOrder, orderHeadOf } from '../orders/repository.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { isUuid } from '../platform/database/uuid.ts';
import { notFound } from '../platform/http/refusal.ts';
import { addressOn } from '../services/addressOn.ts';
import type { JobHandler } from '../services/lanes.ts';
import { move } from '../services/moves.ts';
import { refused, refusedForGood } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import type { PaymentJob } from './jobKinds.ts';
import { paymentEnd } from './paymentLife.ts';
import { finishRefund, refundOf } from './refundRepository.ts';
import { addPayment, closeExpiredPayments, noteNotice, paymentOf, waitingPayment } from './repository.ts';
import { followTrade } from './takeMoney.ts';

/**
 * Returns the address of the cashier page for an order that awaits payment, and the end of the payment's lifetime. A
 * waiting payment is used again. If no payment is waiting, a new payment is created.
 * @throws Refusal 900404 when the agent has no such order, 006004 when the order can't be paid or its cover would start
 * today or earlier
 */
export async function cashierOf(
  services: Services,
  agent: AgentIdentity,
  orderSn: string,
): Promise<{ readonly address: string; readonly expiresAt: Date }> {
  const { database, clock, gateways } = services;
  const now = clock.now();
  await closeExpiredPayments(database, agent.id, now);
  const payment = await asAgent(database, agent.id, async (tx) => {
    const head = await orderHeadOf(tx, agent.id, orderSn);
    if (!head) throw notFound();
    const order = await lockOrder(tx, head.id);
    // The total of an old order may be 0. No gateway accepts a payment of 0.
    if (order.status !== 'awaitingPayment' || order.total_fen <= 0) throw refused('notPayable');
    if (order.start_date <= clock.today()) throw refusedForGood('startDatePassed');
    const waiting = await waitingPayment(tx, order.id);
    if (waiting) return waiting;
    return addPayment(tx, {
      orderId: order.id,
      amountFen: order.total_fen,
      now,
      expiresAt: paymentEnd(order.start_date, now),
    });
  });
  const address = await gateways.payment.cashierUrl({
    paymentId: payment.id,
    orderSn,
    amountFen: payment.amount_fen,
    expiresAt: payment.expires_at,
    returnUrl: `${addressOn(services, agent.partnerHost)}/payWait?orderSn=${orderSn}`,
  });
  return { address, expiresAt: payment.expires_at };
}

/** Address of the cashier for an order that awaits payment. @throws Refusal for the reasons of `cashierOf` */
export const payUrl = async (services: Services, agent: AgentIdentity, orderSn: string): Promise<string> =>
  (await cashierOf(services, agent, orderSn)).address;

/**
 * Handles a notification of the payment gateway. Returns true if the notification is accepted, even if it changes
 * nothing. A notification that is unsigned, changed, too old or for another merchant is rejected. A correctly signed
 * notification is also rejected if its payment is unknown or its amount isn't the amount of the payment. Such a
 * notification is stored, so that an operator can match it.
 */
export async function receiveNotice(services: Services, form: Readonly<Record<string, string>>): Promise<boolean> {
  const { database, clock, gateways, wakeWorker } = services;
  const now = clock.now();
  const notice = gateways.payment.read(form, now);
  if (notice === null || !isUuid(notice.paymentId)) return false;
  const isBelieved = await database.transaction().execute(async (tx) => {
    const known = await paymentOf(tx, notice.paymentId);
    if (!known || known.amount_fen !== notice.amountFen) {
      await noteUnmatchedPayment(services, tx, { notice, form }, known ? 'otherAmount' : 'unknownNumber');
      return false;
    }
    await lockOrder(tx, known.order_id);
    if (await noteNotice(tx, notice, now)) await followTrade(services, tx, notice);
    return true;
  });
  if (isBelieved) wakeWorker();
  return isBelieved;
}

/**
 * Marks the refund of a payment as sent. If the insurer declined the order and the order is in the state `refunding`,
 * the order moves to `refunded`.
 */
export async function noteRefunded(tx: DatabaseTransaction, paymentId: string, at: Date): Promise<void> {
  const payment = await paymentOf(tx, paymentId);
  const reason = await finishRefund(tx, paymentId, at);
  // Refunds with another reason than `declined` don't end the order, for example when a payment arrived too late. So
  // the state of the order doesn't change.
  if (!payment || reason !== 'declined') return;
  const order = await lockOrder(tx, payment.order_id);
  if (order.status !== 'refunding') return;
  await move(tx, orderMoves, order.id, { reason: 'refundSent', by: 'system', at });
}

/**
 * Job that refunds a payment. If the payment was a bank transfer, the job does nothing, because operators transfer the
 * money back.
 */
export const refundPayment =
  ({ database, gateways, clock }: Services): JobHandler<PaymentJob> =>
  async ({ paymentId }) => {
    const refund = await refundOf(database, paymentId);
    if (refund.channel === 'transfer') return () => Promise.resolve();
    await gateways.payment.refund({ refundId: paymentId, paymentId, amountFen: refund.amount_fen });
    return (tx) => noteRefunded(tx, paymentId, clock.now());
  };
