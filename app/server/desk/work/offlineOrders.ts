import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import { fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';
import { offlineOrderMachine } from '@tuanbao/library/domain/offlineOrder/offlineOrderMachine';

import type { RequestOf, ResponseOf } from '../../../contract/call.ts';
import type {
  deskOfflineOrder,
  deskOfflineOrders,
  prepareOfflineOrder as prepareCall,
  quoteOfflineOrder as quoteCall,
} from '../../../contract/desk/work/offlineOrders.ts';
import { preparedLink, prepareFor } from '../../customOrders/prepareFor.ts';
import { offlineOrderMoves } from '../../offlineOrders/offlineOrderMoves.ts';
import type { OfflineOrderRow } from '../../offlineOrders/repository.ts';
import { contentOf } from '../../offlineOrders/service.ts';
import { lockOfflineOrder, type OfflineOrderChange, offlineEventsOf } from '../../offlineOrders/stateRepository.ts';
import type { OperatorContext } from '../../operators/deskRoutes.ts';
import type { OperatorIdentity } from '../../operators/identity.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { move, orRefuse } from '../../services/moves.ts';
import type { Services } from '../../services/services.ts';
import { shownContent } from './offlineContent.ts';
import { offlineOrderByUuid, offlineOrderId, offlineOrderPage } from './offlineOrderRepository.ts';
import { workRefused } from './workRefused.ts';

type Listed = Awaited<ReturnType<typeof offlineOrderPage>>['rows'][number];

const summaryOf = ({ catalogue }: Pick<Services, 'catalogue'>, row: Listed, operator: OperatorIdentity) => ({
  id: row.uuid,
  groupName: row.group_name,
  productName: catalogue.productOf(row.product_id)?.name ?? row.product_id,
  heads: row.heads,
  agentName: row.agent_name,
  state: row.state,
  ownerName: row.owner_name ?? '',
  isMine: row.operator_id === operator.id,
  waitsSince: row.waits_since.toISOString(),
  note: row.note,
});

/** Returns a page of offline orders of all agents. */
export async function listedOfflineOrders(
  services: Services,
  { tx, operator }: OperatorContext,
  { page = 1, view = 'waits' }: RequestOf<typeof deskOfflineOrders>,
): Promise<ResponseOf<typeof deskOfflineOrders>> {
  const { total, rows } = await offlineOrderPage(tx, { page, view, operatorId: operator.id });
  return { total, list: rows.map((row) => summaryOf(services, row, operator)) };
}

/** Returns an offline order with its content. @throws Refusal 900404 when the order doesn't exist */
export async function shownOfflineOrder(
  services: Services,
  { tx, operator }: OperatorContext,
  uuid: string,
): Promise<ResponseOf<typeof deskOfflineOrder>> {
  const row = isUuid(uuid) ? await offlineOrderByUuid(tx, uuid) : undefined;
  if (!row) throw notFound();
  const events = await offlineEventsOf(tx, row.id);
  const { custom_order_id: preparedId, agent_id: agentId, product_id: productId, partner_host: host } = row;
  return {
    ...summaryOf(services, row, operator),
    productId,
    version: row.version,
    handedInAt: row.created_at.toISOString(),
    ...shownContent(services.catalogue.productOf(productId), contentOf(services, row)),
    answer: row.answer,
    quotedPremium: row.quoted_fen === null ? null : yuanOf(row.quoted_fen),
    validUntil: row.valid_until ?? '',
    preparedLink: preparedId === null ? '' : preparedLink(services, { id: preparedId, agentId, productId, host }),
    events: events.map(({ to_state: to, reason, by, note, at }) => ({ to, reason, by, note, at: at.toISOString() })),
  };
}

/** Locks an offline order. @throws Refusal 900404 when the order doesn't exist */
async function locked({ tx }: OperatorContext, uuid: string): Promise<OfflineOrderRow> {
  const found = isUuid(uuid) ? await offlineOrderId(tx, uuid) : undefined;
  if (!found) throw notFound();
  return lockOfflineOrder(tx, found.id);
}

type OperatorMove = 'taken' | 'givenBack' | 'quoted' | 'prepared' | 'closed';

const moved = (
  { clock }: Pick<Services, 'clock'>,
  { tx }: OperatorContext,
  { id }: OfflineOrderRow,
  { reason, note = '' }: { readonly reason: OperatorMove; readonly note?: string },
  changed: OfflineOrderChange = {},
) =>
  orRefuse(move(tx, offlineOrderMoves, id, { reason, note, by: 'operator', at: clock.now() }, changed), () =>
    workRefused('offlineOrderMoved'),
  );

/**
 * Assigns an offline order to the operator.
 * @throws Refusal 900404 when the order doesn't exist; 006004 when the order is already assigned to this operator, or
 * is prepared or closed
 */
export async function takeOfflineOrder(services: Services, context: OperatorContext, uuid: string): Promise<void> {
  const row = await locked(context, uuid);
  if (row.operator_id === context.operator.id) throw workRefused('offlineOrderMine');
  await moved(services, context, row, { reason: 'taken' }, { operator_id: context.operator.id });
}

/**
 * Locks an offline order that the operator may answer.
 * @throws Refusal 900404 when the order doesn't exist; 006004 when another operator handles it, its state no longer
 * allows an answer, or the agent has changed the content since the operator read it
 */
async function lockedMine(context: OperatorContext, uuid: string, version?: number): Promise<OfflineOrderRow> {
  const row = await locked(context, uuid);
  if (!isIn(offlineOrderMachine.sets.answerable, row.state)) throw workRefused('offlineOrderMoved');
  if (row.operator_id !== context.operator.id) throw workRefused('offlineOrderOfAnother');
  if (version !== undefined && row.version !== version) throw workRefused('offlineOrderChanged');
  return row;
}

/**
 * Puts an offline order back into the queue of orders without an operator.
 * @throws Refusal for the reasons of `lockedMine`, or when the order already has a quote
 */
export async function giveBackOfflineOrder(services: Services, context: OperatorContext, uuid: string): Promise<void> {
  await moved(services, context, await lockedMine(context, uuid), { reason: 'givenBack' });
}

/**
 * Sends a quote to the agent.
 * @throws Refusal for the reasons of `lockedMine`, or when the premium isn't above 0 or the last valid day is in the
 * past
 */
export async function quoteOfflineOrder(
  services: Services,
  context: OperatorContext,
  { id, version, totalPremium, validUntil, words }: RequestOf<typeof quoteCall>,
): Promise<void> {
  const row = await lockedMine(context, id, version);
  const quotedFen = fenOf(totalPremium);
  if (quotedFen <= 0) throw workRefused('quoteNegative');
  if (validUntil < services.clock.today()) throw workRefused('quotePast');
  const answer = { answer: words, quoted_fen: quotedFen, valid_until: validUntil };
  await moved(services, context, row, { reason: 'quoted', note: words }, answer);
}

/**
 * Creates a prepared order for the agent from an offline order.
 *
 * @returns the link of the prepared order
 * @throws Refusal for the reasons of `lockedMine` and `prepareFor`
 */
export async function prepareOfflineOrder(
  services: Services,
  context: OperatorContext,
  { id, version, title, words }: RequestOf<typeof prepareCall>,
): Promise<string> {
  const row = await lockedMine(context, id, version);
  const order = { agentId: row.agent_id, title, note: words, draft: contentOf(services, row) };
  const prepared = await prepareFor(services, context.tx, order);
  const change = { answer: words, custom_order_id: prepared.id };
  await moved(services, context, row, { reason: 'prepared', note: words }, change);
  return prepared.link;
}

/**
 * Ends the handling of an offline order, with a message to the agent.
 * @throws Refusal for the reasons of `lockedMine`
 */
export async function closeOfflineOrder(
  services: Services,
  context: OperatorContext,
  { id, version, words }: { readonly id: string; readonly version: number; readonly words: string },
): Promise<void> {
  const row = await lockedMine(context, id, version);
  const change = { answer: words, quoted_fen: null, valid_until: null };
  await moved(services, context, row, { reason: 'closed', note: words }, change);
}
