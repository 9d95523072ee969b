import type { OrderReason, OrderStatus } from '@tuanbao/library/domain/order/orderMachine';

import { type RejectedMaterial, replaceRejections } from '../materials/rejections.ts';
import { orderMoves } from '../orders/orderMoves.ts';
import { lockOrder, orderIdOf } from '../orders/repository.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { BeforeDeciding } from '../services/beforeDeciding.ts';
import { move } from '../services/moves.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { declineOrder, settleIssuing } from './settleIssuing.ts';

/**
 * Reasons of the state transitions that a later decision of the insurer can cause. The insurer makes such a decision
 * after its immediate response to an application or to the request for a policy.
 */
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

/** A decision of the insurer on an order. The agent sees `note`. */
export interface OrderDecision {
  readonly reason: InsurerOrderReason;
  readonly note: string;
  /** Number of the policy when the decision is to issue it; empty for all other decisions. */
  readonly policySn: string;
  /**
   * Materials that the insurer rejects or still needs, each with the reason. If the list is empty or absent, the note
   * applies to all materials.
   */
  readonly materials?: readonly RejectedMaterial[];
  /** Author of the decision in the history of the order. @default 'insurer' */
  readonly by?: 'insurer' | 'operator';
}

async function moved(
  tx: DatabaseTransaction,
  order: { readonly id: number; readonly status: OrderStatus },
  { reason, note, policySn, by = 'insurer' }: OrderDecision,
  at: Date,
): Promise<OrderStatus> {
  if (reason === 'declined') return declineOrder(tx, order.id, { at, note, by });
  if (reason === 'issued') return settleIssuing(tx, order, { outcome: 'issued', policySn }, { at, by, note });
  if (reason === 'issuedMaterialsDue') {
    return settleIssuing(tx, order, { outcome: 'materialsDue', policySn }, { at, by, note });
  }
  return move(tx, orderMoves, order.id, { reason, by, at, note });
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
 * Applies a decision of the insurer on an order in one transaction. In this transaction, `before` is called first.
 * @throws Refusal 900404 when there is no such order, TransitionError when the decision isn't possible in the order's
 * state
 */
export async function decideOrder(
  { database, clock, wakeWorker }: Pick<Services, 'database' | 'clock' | 'wakeWorker'>,
  orderSn: string,
  decision: OrderDecision,
  before: BeforeDeciding = async () => {},
): Promise<OrderStatus> {
  const status = await database.transaction().execute(async (tx) => {
    await before(tx);
    const orderId = await orderIdOf(tx, orderSn);
    if (orderId === undefined) throw notFound();
    return decided(tx, await lockOrder(tx, orderId), decision, clock.now());
  });
  wakeWorker();
  return status;
}
