import { type CancellationReason, isCancellable } from '@tuanbao/library/domain/order/unpaidOrder';

import { orderStatusCodeOf } from '../../contract/wire/wireWords.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { orderMoves } from '../orders/orderMoves.ts';
import { orderHeadOf } from '../orders/repository.ts';
import { lockOrder } from '../orders/repository.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { notFound } from '../platform/http/refusal.ts';
import { move } from '../services/moves.ts';
import { refused } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import { endWaitingTrade } from './endWaitingTrade.ts';
import { closeOtherPayments } from './repository.ts';

/** The cancellation of an order by its agent, with the reason. */
export interface Cancellation {
  readonly orderSn: string;
  readonly cancelReason?: CancellationReason | undefined;
}

/**
 * Cancels an unpaid order of the agent. First, the order's payment is ended at the gateway. If the payer paid before
 * the gateway could end the payment, the order continues and the cancellation is refused. Cancelling the order again
 * changes nothing.
 * @throws Refusal 900404 when the agent has no such order, 006004 when the order can't be cancelled, or the payer has
 * just paid
 */
export async function cancelOrder(
  services: Services,
  agent: AgentIdentity,
  { orderSn, cancelReason }: Cancellation,
): Promise<{ readonly orderSn: string; readonly status: number }> {
  const { database, clock, wakeWorker } = services;
  const head = await asAgent(database, agent.id, (tx) => orderHeadOf(tx, agent.id, orderSn));
  if (!head) throw notFound();
  if (head.status !== 'closed' && !isCancellable(head)) throw refused('notCancellable');
  const takeMoney = await endWaitingTrade(services, head.id);
  const status = await database.transaction().execute(async (tx) => {
    await lockOrder(tx, head.id);
    await takeMoney(tx);
    const order = await lockOrder(tx, head.id);
    if (!isCancellable(order)) return order.status;
    const note = cancelReason ?? '';
    const moved = await move(tx, orderMoves, order.id, { reason: 'cancelled', by: 'agent', at: clock.now(), note });
    await closeOtherPayments(tx, order.id, null);
    return moved;
  });
  wakeWorker();
  if (status !== 'closed') throw refused('notCancellable');
  return { orderSn, status: orderStatusCodeOf(status) };
}
