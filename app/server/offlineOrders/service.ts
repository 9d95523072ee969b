import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';

import { type DraftSort, lastSavedFirst } from '../../contract/draftSort.ts';
import { resultCodes } from '../../contract/envelope.ts';
import { answerCodec, offlineCodec, type OfflineOrder, type OfflineOrderToKeep } from '../../contract/offlineOrders.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { headsOfWritten } from '../drafts/headsOfWritten.ts';
import { draftPage } from '../drafts/repository.ts';
import { summaryOf } from '../drafts/service.ts';
import { refuseHoard } from '../drafts/unfinishedRoom.ts';
import { fileKeysIn } from '../files/fileKeys.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { isUuid } from '../platform/database/uuid.ts';
import { notFound, Refusal } from '../platform/http/refusal.ts';
import { move, start } from '../services/moves.ts';
import { refused, saying } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { refuseSwitchedOff } from '../users/mayInsure.ts';
import { answerOf } from './answer.ts';
import { offlineOrderMoves } from './offlineOrderMoves.ts';
import {
  countOfflineOrders,
  listedOfflineOrders,
  offlineOrderOf,
  type OfflineOrderRow,
  overwriteOfflineOrder,
  removeOfflineOrder,
} from './repository.ts';

const maxListed = 1000;

/** Decrypts the content of a stored offline order. */
export const contentOf = (
  { keyring }: Pick<Services, 'keyring'>,
  row: Pick<OfflineOrderRow, 'content_sealed'>,
): OrderDraft => JSON.parse(keyring.open('offlineOrder', row.content_sealed)) as OrderDraft;

const opened = (services: Services, row: OfflineOrderRow): OfflineOrder => ({
  id: row.uuid,
  version: row.version,
  note: row.note,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  ...answerOf(row),
  draft: contentOf(services, row),
});

/**
 * Returns at most `maxListed` offline orders of the agent, newest first, without their content. If a product is given,
 * returns only the orders of this product.
 */
export async function listOfflineOrders({ database, catalogue }: Services, agent: AgentIdentity, productId?: string) {
  const rows = await asAgent(database, agent.id, (tx) =>
    listedOfflineOrders(tx, agent.id, { productId, limit: maxListed }),
  );
  return rows.map((row) => ({
    offlineDataUuid: row.uuid,
    version: row.version,
    productId: row.product_id,
    productName: catalogue.productOf(row.product_id)?.name ?? '',
    groupName: row.group_name,
    personCount: row.heads,
    remark: row.note,
    createTime: row.created_at.toISOString(),
    ...answerCodec.toWire(answerOf(row)),
  }));
}

/** One offline order of the agent. @throws Refusal 900404 when the agent has no such order */
export async function offlineOrder(services: Services, agent: AgentIdentity, id: string): Promise<OfflineOrder> {
  const row = isUuid(id)
    ? await asAgent(services.database, agent.id, (tx) => offlineOrderOf(tx, agent.id, id))
    : undefined;
  if (!row) throw notFound();
  return opened(services, row);
}

/**
 * Checks that the agent may store another offline order.
 * @throws Refusal 006004 when the agent already has the maximum number of offline orders
 */
async function refuseOneMore({ limits }: Services, tx: DatabaseTransaction, agentId: string): Promise<void> {
  const total = await countOfflineOrders(tx, agentId);
  if (total >= limits.offlineOrders) throw refused('tooManyOfflineOrders');
}

/**
 * Saves a new offline order, or replaces a stored order if its version is the version that the agent read.
 * @throws Refusal 900404 when the product or the order doesn't exist, 900409 with the newer version when the order has
 * a newer version, 006004 when the product was switched off or a limit of the agent's orders is reached
 */
export async function keepOfflineOrder(
  services: Services,
  agent: AgentIdentity,
  { id, version, note, draft }: OfflineOrderToKeep,
): Promise<{ offlineDataUuid: string; version: number }> {
  const { catalogue, clock, keyring, database } = services;
  if (!catalogue.productOf(draft.productId)) throw new Refusal(resultCodes.notFound, saying('productUnknown'));
  if (id === '') refuseSwitchedOff(services, agent, draft.productId);
  if (id !== '' && !isUuid(id)) throw notFound();
  const now = clock.now();
  const text = JSON.stringify(draft);
  const content = {
    product_id: draft.productId,
    group_name: draft.applicant.groupName,
    heads: headsOfWritten(services, draft),
    note,
    content_sealed: keyring.seal('offlineOrder', text),
    file_keys: fileKeysIn(text),
    updated_at: now,
  };
  return asAgent(database, agent.id, async (tx) => {
    if (id === '') {
      await refuseOneMore(services, tx, agent.id);
      const row = { ...content, agent_id: agent.id, version: 1, created_at: now, waits_since: now };
      const handedIn = { reason: 'handedIn', by: 'agent', at: now } as const;
      const { row: kept } = await start(tx, offlineOrderMoves, row, [handedIn]);
      await refuseHoard(services, tx, agent.id);
      return { offlineDataUuid: kept.uuid, version: 1 };
    }
    const changed = await overwriteOfflineOrder(tx, { id, agentId: agent.id, version }, content);
    if (changed) {
      await refuseHoard(services, tx, agent.id);
      await move(tx, offlineOrderMoves, changed.id, { reason: 'changed', by: 'agent', at: now });
      return { offlineDataUuid: id, version: changed.version };
    }
    const newer = await offlineOrderOf(tx, agent.id, id);
    if (!newer) throw notFound();
    throw new Refusal(resultCodes.conflict, saying('draftConflict'), () =>
      offlineCodec.toWire(opened(services, newer)),
    );
  });
}

/** Deletes an offline order of the agent. @throws Refusal 900404 when the agent has no such order */
export async function deleteOfflineOrder({ database }: Services, agent: AgentIdentity, id: string): Promise<void> {
  if (!isUuid(id)) throw notFound();
  const isDeleted = await asAgent(database, agent.id, (tx) => removeOfflineOrder(tx, agent.id, id));
  if (!isDeleted) throw notFound();
}

/** One page of the agent's unfinished orders. */
export async function searchDrafts(
  { database, catalogue }: Services,
  agent: AgentIdentity,
  query: {
    readonly pageIndex: number;
    readonly pageSize: number;
    readonly filterStr: string;
    readonly productId: string;
    readonly sortField?: DraftSort['by'] | undefined;
    readonly sortDirection?: DraftSort['direction'] | undefined;
  },
) {
  const { by, direction } = lastSavedFirst;
  const sort: DraftSort = { by: query.sortField ?? by, direction: query.sortDirection ?? direction };
  const { total, rows } = await asAgent(database, agent.id, (tx) =>
    draftPage(
      tx,
      agent.id,
      { productId: query.productId, keyword: query.filterStr.trim() },
      { limit: query.pageSize, offset: (query.pageIndex - 1) * query.pageSize, sort },
    ),
  );
  return {
    total,
    list: rows.map((row) => summaryOf(catalogue, row)),
  };
}
