import type { SurrenderReason } from '@tuanbao/library/domain/order/surrender';
import type { SurrenderValue } from '@tuanbao/library/domain/order/surrenderValue';
import { messagesIn } from '@tuanbao/library/i18n/messagePack';

import { resultCodes } from '../../contract/envelope.ts';
import { type SurrenderRequest, surrenderValueCodec } from '../../contract/surrenders.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { type LockedOrder, lockOrder, orderHeadOf } from '../orders/repository.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { notFound, Refusal } from '../platform/http/refusal.ts';
import { start } from '../services/moves.ts';
import { refusalMessages } from '../services/refusals.messages.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { surrenderMoves } from './surrenderMoves.ts';
import { openSurrenderOf, type SurrenderRow } from './surrenderRepository.ts';
import { refuseSurrender, valueToday } from './surrenderValue.ts';

/** Locks an order of the agent. @throws Refusal 900404 when the agent has no such order */
async function ownOrder(tx: DatabaseTransaction, agent: AgentIdentity, orderSn: string): Promise<LockedOrder> {
  const head = await orderHeadOf(tx, agent.id, orderSn);
  if (!head) throw notFound();
  return lockOrder(tx, head.id);
}

/**
 * Value of the agent's policy if the agent surrenders it today.
 * @throws Refusal 900404 when the agent has no such order, 006004 when the policy can't be surrendered or its value
 * can't be computed
 */
export const surrenderOffer = (services: Services, agent: AgentIdentity, orderSn: string): Promise<SurrenderValue> =>
  asAgent(services.database, agent.id, async (tx) => {
    const order = await ownOrder(tx, agent, orderSn);
    await refuseSurrender(services, tx, order);
    return valueToday(services, tx, order);
  });

const isSame = (row: SurrenderRow, { reason, refundFen, effectiveDate }: SurrenderRequest): boolean =>
  row.reason === reason && row.unused_fen - row.fee_fen === refundFen && row.effective_date === effectiveDate;

/**
 * Checks that the date and the amount in a request for a surrender are the same as in today's value of the policy.
 * @throws Refusal 900410 with today's value when the date or the amount is different
 */
function refuseOtherValue(value: SurrenderValue, { refundFen, effectiveDate }: SurrenderRequest): void {
  if (value.refundFen === refundFen && value.effectiveDate === effectiveDate) return;
  throw new Refusal(
    resultCodes.priceChanged,
    (locale) => messagesIn(refusalMessages, locale).surrenderValueChanged,
    () => surrenderValueCodec.toWire(value),
  );
}

async function write(
  tx: DatabaseTransaction,
  order: LockedOrder,
  value: SurrenderValue,
  { reason, at }: { readonly reason: SurrenderReason; readonly at: Date },
): Promise<SurrenderRow> {
  const surrender = {
    order_id: order.id,
    reason,
    effective_date: value.effectiveDate,
    unused_fen: value.unusedFen,
    fee_fen: value.feeFen,
    applied_at: at,
  };
  return (await start(tx, surrenderMoves, surrender, [{ reason: 'submitted', by: 'agent', at }])).row;
}

/**
 * Requests the surrender of an agent's policy for the amount that the agent saw. If the same request is sent again
 * before the insurer has decided, the existing surrender is returned.
 * @throws Refusal 900404 when the agent has no such order, 006004 when the policy can't be surrendered or its value
 * can't be computed, 900410 when the date or the amount has changed
 */
export async function applyForSurrender(
  services: Services,
  agent: AgentIdentity,
  request: SurrenderRequest,
): Promise<{ readonly uuid: string; readonly state: SurrenderRow['state'] }> {
  const { database, clock, wakeWorker } = services;
  const row = await asAgent(database, agent.id, async (tx) => {
    const order = await ownOrder(tx, agent, request.orderSn);
    const open = await openSurrenderOf(tx, order.id);
    if (open && isSame(open, request)) return open;
    await refuseSurrender(services, tx, order);
    const value = await valueToday(services, tx, order);
    refuseOtherValue(value, request);
    return write(tx, order, value, { reason: request.reason, at: clock.now() });
  });
  wakeWorker();
  return { uuid: row.uuid, state: row.state };
}
