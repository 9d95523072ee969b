import type { OrderReason, OrderStatus } from '@tuanbao/library/domain/order/orderMachine';

import { type RejectedMaterial, replaceRejections } from '../materials/rejections.ts';
import { orderMoves } from '../orders/orderMoves.ts';
import { lockOrder, orderIdOf } from '../orders/repository.ts';
import { notFound } from '../platform/http/refusal.ts';
import { move } from '../services/moves.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { declineOrder, settleIssuing } from './settleIssuing.ts';

/** Decisions of the insurer's side about an order, beside its immediate responses. */
export type InsurerOrderReason = Extract<
  OrderReason,
  | 'accepted'
  | 'manualReviewNeeded'
  | 'materialsRejected'
  | 'declined'
  | 'issued'
  | 'issuedMaterialsDue'
  | 'materialsAccepted'
  | 'refundArrived'
>;

export const insurerOrderReasons: readonly InsurerOrderReason[] = [
  'accepted',
  'manualReviewNeeded',
  'materialsRejected',
  'declined',
  'issued',
  'issuedMaterialsDue',
  'materialsAccepted',
  'refundArrived',
];

/** A decision, with the insurer's words for the agent. */
export interface OrderDecision {
  readonly reason: InsurerOrderReason;
  readonly note: string;
  /** Number of the policy where it is issued; empty otherwise. */
  readonly policySn: string;
  /** Materials that are sent back or still due, each with its reason; without any the note speaks for all. */
  readonly materials?: readonly RejectedMaterial[];
}

async function moved(
  tx: DatabaseTransaction,
  order: { readonly id: number; readonly status: OrderStatus },
  { reason, note, policySn }: OrderDecision,
  at: Date,
): Promise<OrderStatus> {
  if (reason === 'declined') return declineOrder(tx, order.id, { at, note });
  if (reason === 'issued') return settleIssuing(tx, order, { outcome: 'issued', policySn }, at);
  if (reason === 'issuedMaterialsDue') return settleIssuing(tx, order, { outcome: 'materialsDue', policySn }, at);
  return move(tx, orderMoves, order.id, { reason, by: 'insurer', at, note });
}

async function decided(
  tx: DatabaseTransaction,
  order: { readonly id: number; readonly status: OrderStatus },
  decision: OrderDecision,
  at: Date,
): Promise<OrderStatus> {
  const status = await moved(tx, order, decision, at);
  if (decision.reason === 'materialsRejected' || decision.reason === 'issuedMaterialsDue') {
    await replaceRejections(tx, order.id, decision.materials ?? [], at);
  }
  return status;
}

/**
 * Acts on what the insurer decided about an order after its materials, its payment or its refund, in one transaction.
 * @throws TransitionError where its state has no such move, Refusal 900404
 */
export async function decideOrder(
  { database, clock, wakeWorker }: Pick<Services, 'database' | 'clock' | 'wakeWorker'>,
  orderSn: string,
  decision: OrderDecision,
): Promise<OrderStatus> {
  const status = await database.transaction().execute(async (tx) => {
    const orderId = await orderIdOf(tx, orderSn);
    if (orderId === undefined) throw notFound();
    return decided(tx, await lockOrder(tx, orderId), decision, clock.now());
  });
  wakeWorker();
  return status;
}
