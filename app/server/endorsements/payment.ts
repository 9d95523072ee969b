import { endorsementMachine } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import type { Fen } from '@tuanbao/library/domain/money/fen';
import { paymentSets } from '@tuanbao/library/domain/payment/paymentStatus';

import type { AgentIdentity } from '../calls/identity.ts';
import {
  addEndorsementPayment,
  closeEndorsementPayments,
  waitingEndorsementPayment,
} from '../payments/endorsementPaymentRepository.ts';
import { paymentRefund } from '../payments/jobKinds.ts';
import { paymentEnd } from '../payments/paymentLife.ts';
import { startRefund } from '../payments/refundRepository.ts';
import { closeExpiredPayments, closePayment, markPaid, type WaitingPayment } from '../payments/repository.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { addressOn } from '../services/addressOn.ts';
import { move } from '../services/moves.ts';
import { refused, refusedForGood } from '../services/refusals.ts';
import type { Reaction, Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { endorsementMoves } from './endorsementMoves.ts';
import { endorsementOf } from './repository.ts';
import { type LockedEndorsement, lockEndorsement } from './statusRepository.ts';

/** True when the effective day of the endorsement is after today. A change is never back-dated. */
export const isInTime = ({ effective_date: day }: Pick<LockedEndorsement, 'effective_date'>, today: string): boolean =>
  day !== null && day > today;

const dueOf = ({ net_fen: netFen, paid_fen: paidFen }: LockedEndorsement): Fen => netFen - paidFen;

/** Adds a payment of the premium that is due for the endorsement. */
const addPayment = (
  tx: DatabaseTransaction,
  endorsement: LockedEndorsement,
  payment: { readonly status: 'waiting' | 'paid'; readonly now: Date; readonly expiresAt: Date },
): Promise<WaitingPayment> =>
  addEndorsementPayment(tx, {
    orderId: endorsement.order_id,
    endorsementId: endorsement.id,
    amountFen: dueOf(endorsement),
    ...payment,
  });

/**
 * Returns the address of the cashier page for the additional premium. A waiting payment is used again. If no payment is
 * waiting, a new payment is created.
 * @throws Refusal 900404 when the agent has no such endorsement, 006004 when no payment is due or the effective day
 * isn't after today
 */
export async function endorsementPayUrl(services: Services, agent: AgentIdentity, uuid: string): Promise<string> {
  const { database, clock, gateways } = services;
  await closeExpiredPayments(database, agent.id, clock.now());
  const { payment, sn } = await asAgent(database, agent.id, async (tx) => {
    const { id } = await endorsementOf(tx, agent.id, uuid);
    const endorsement = await lockEndorsement(tx, id);
    const now = clock.now();
    if (!isIn(endorsementMachine.sets.payable, endorsement.state)) throw refused('endorsementNotPayable');
    if (!isInTime(endorsement, clock.today())) throw refusedForGood('effectiveDatePassed');
    if (endorsement.state === 'paymentFailed') {
      await move(tx, endorsementMoves, id, { reason: 'paymentRetried', by: 'agent', at: now });
    }
    const expiresAt = paymentEnd(endorsement.effective_date ?? '', now);
    return {
      sn: endorsement.sn,
      payment:
        (await waitingEndorsementPayment(tx, id)) ??
        (await addPayment(tx, endorsement, { status: 'waiting', now, expiresAt })),
    };
  });
  const { id: paymentId, amount_fen: amountFen, expires_at: expiresAt } = payment;
  return gateways.payment.cashierUrl({
    paymentId,
    orderSn: sn,
    amountFen,
    expiresAt,
    returnUrl: `${addressOn(services, agent.partnerHost)}/payWait?orderSn=${sn}&conservationUuid=${uuid}`,
  });
}

/**
 * Handles money that has arrived for an endorsement. The money pays the endorsement if it is the amount that is due and
 * the endorsement can still be paid. Otherwise the money is refunded. If the payment is already paid, or its refund was
 * started, nothing changes. The caller must have locked the order.
 */
export const takeEndorsementMoney: Reaction<'endorsementMoneyArrived'> = async ({ clock }, tx, payment) => {
  if (!isIn(paymentSets.mayArrive, payment.status)) return;
  const endorsement = await lockEndorsement(tx, payment.endorsementId);
  const now = clock.now();
  const isAwaited = isIn(endorsementMachine.sets.payable, endorsement.state);
  if (isAwaited && isInTime(endorsement, clock.today()) && payment.amountFen === dueOf(endorsement)) {
    await closeEndorsementPayments(tx, endorsement.id, payment.id);
    await markPaid(tx, payment.id, now);
    if (endorsement.state === 'paymentFailed') {
      await move(tx, endorsementMoves, endorsement.id, { reason: 'paymentRetried', by: 'payer', at: now });
    }
    const paid = { paid_fen: endorsement.paid_fen + payment.amountFen };
    await move(tx, endorsementMoves, endorsement.id, { reason: 'paid', by: 'payer', at: now }, paid);
    return;
  }
  await startRefund(tx, { paymentId: payment.id, amountFen: payment.amountFen, reason: 'notAwaitingPayment', now });
  await enqueue(tx, paymentRefund, { paymentId: payment.id });
};

/**
 * Closes a waiting payment that failed, or that the gateway ended before money arrived. An endorsement in the state
 * `awaitingPayment` gets the state `paymentFailed`. A payment in another state than `waiting` doesn't change.
 */
export const failEndorsementPayment: Reaction<'endorsementPaymentEnded'> = async ({ clock }, tx, payment) => {
  if (payment.status !== 'waiting') return;
  const endorsement = await lockEndorsement(tx, payment.endorsementId);
  await closePayment(tx, payment.id);
  if (endorsement.state !== 'awaitingPayment') return;
  await move(tx, endorsementMoves, endorsement.id, { reason: 'paymentFailed', by: 'payer', at: clock.now() });
};

/** Records a bank transfer as a payment, after the money was found on the account for bank transfers. */
export async function noteTransfer(tx: DatabaseTransaction, endorsement: LockedEndorsement, now: Date): Promise<void> {
  await addPayment(tx, endorsement, { status: 'paid', now, expiresAt: now });
}
