import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';
import type { SurrenderMoveReason, SurrenderState } from '@tuanbao/library/domain/order/surrenderMachine';

import { orderMoves } from '../orders/orderMoves.ts';
import { lockOrder } from '../orders/repository.ts';
import { startSurrenderRefund } from '../payments/surrenderRefunds.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { BeforeDeciding } from '../services/beforeDeciding.ts';
import { move, start } from '../services/moves.ts';
import { raise } from '../services/raise.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { surrenderMoves } from './surrenderMoves.ts';
import { openSurrenderOf, surrenderById, surrenderOf, type SurrenderRow } from './surrenderRepository.ts';
import { valueToday } from './surrenderValue.ts';

/** Reasons of the state transitions that the insurer's decision on a surrender can cause. */
export type SurrenderReasonOfInsurer = Extract<SurrenderMoveReason, 'accepted' | 'rejected'>;

export const insurerSurrenderReasons: readonly SurrenderReasonOfInsurer[] = ['accepted', 'rejected'];

/** A decision of the insurer on a surrender. The agent sees `note`. */
export interface SurrenderDecision {
  readonly reason: SurrenderReasonOfInsurer;
  readonly note: string;
  /** Author of the decision in the history; `operator` when an operator recorded the decision. @default 'insurer' */
  readonly by?: 'insurer' | 'operator';
}

/**
 * Ends a policy because of a surrender: changes the state of the order, starts the refund, and raises the event to
 * which other aggregates react. The caller has locked the order.
 */
async function endPolicy(
  services: Services,
  tx: DatabaseTransaction,
  surrender: SurrenderRow,
  by: 'insurer' | 'operator' = 'insurer',
): Promise<void> {
  const at = services.clock.now();
  const { id, order_id: orderId, unused_fen: unusedFen, fee_fen: feeFen, note } = surrender;
  await move(tx, orderMoves, orderId, { reason: 'surrendered', by, at, note });
  await startSurrenderRefund(tx, { id, orderId, refundFen: unusedFen - feeFen }, at);
  await raise(services, tx, 'policySurrendered', { orderId, at });
}

/**
 * Applies a decision of the insurer on a surrender in the caller's transaction, and locks the order.
 * @throws TransitionError when the surrender is already decided
 */
export async function settleSurrender(
  services: Services,
  tx: DatabaseTransaction,
  { id, order_id: orderId }: Pick<SurrenderRow, 'id' | 'order_id'>,
  { reason, note, by = 'insurer' }: SurrenderDecision,
): Promise<SurrenderState> {
  await lockOrder(tx, orderId);
  const state = await move(tx, surrenderMoves, id, { reason, by, at: services.clock.now(), note });
  if (state === 'accepted') await endPolicy(services, tx, await surrenderById(tx, id), by);
  return state;
}

/**
 * Applies a decision of the insurer on a surrender in a new transaction. In this transaction, `before` is called first.
 * @throws Refusal 900404 when there is no such surrender, TransitionError when the surrender is already decided
 */
export async function decideSurrender(
  services: Services,
  uuid: string,
  decision: SurrenderDecision,
  before: BeforeDeciding = async () => {},
): Promise<SurrenderState> {
  const { database, wakeWorker } = services;
  const state = await database.transaction().execute(async (tx) => {
    await before(tx);
    const found = await surrenderOf(tx, uuid);
    if (!found) throw notFound();
    return settleSurrender(services, tx, found, decision);
  });
  wakeWorker();
  return state;
}

/**
 * Ends a policy because the insurer decided so, and locks the order. If the agent has requested a surrender that isn't
 * decided yet, the request is accepted. If the policy isn't in force, nothing changes.
 * @throws Refusal 006004 when the surrender value can't be computed
 */
export async function surrenderByInsurer(
  services: Services,
  tx: DatabaseTransaction,
  orderId: number,
  note: string,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!isIn(orderMachine.sets.inForce, order.status)) return;
  const open = await openSurrenderOf(tx, orderId);
  if (open) {
    await settleSurrender(services, tx, open, { reason: 'accepted', note });
    return;
  }
  const at = services.clock.now();
  const value = await valueToday(services, tx, order);
  const surrender = {
    order_id: orderId,
    reason: null,
    effective_date: value.effectiveDate,
    unused_fen: value.unusedFen,
    fee_fen: value.feeFen,
    note,
    applied_at: at,
  };
  const { row } = await start(tx, surrenderMoves, surrender, [{ reason: 'insurerEnded', by: 'insurer', at, note }]);
  await endPolicy(services, tx, row);
}
