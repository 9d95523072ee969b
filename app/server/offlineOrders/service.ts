import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { type Selectable, sql } from 'kysely';

import { resultCodes } from '../../contract/envelope.ts';
import { type OfflineOrder, type OfflineOrderToKeep, offlineCodec } from '../../contract/offlineOrders.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { headsOfWritten } from '../drafts/headsOfWritten.ts';
import { summaryOf } from '../drafts/service.ts';
import { refuseHoard } from '../drafts/unfinishedRoom.ts';
import { fileKeysIn } from '../files/fileKeys.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import type { DatabaseTransaction, Tables } from '../platform/database/database.ts';
import { isUuid } from '../platform/database/uuid.ts';
import { notFound, Refusal } from '../platform/http/refusal.ts';
import { refused, saying } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';

const maxListed = 1000;

const opened = ({ keyring }: Services, row: Selectable<Tables['offline_orders']>): OfflineOrder => ({
  id: row.uuid,
  version: row.version,
  note: row.note,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  draft: JSON.parse(keyring.open('offlineOrder', row.content_sealed)) as OrderDraft,
});

const find = (tx: DatabaseTransaction, agentId: string, id: string) =>
  tx.selectFrom('offline_orders').selectAll().where('agent_id', '=', agentId).where('uuid', '=', id).executeTakeFirst();

/** Offline orders of the agent without their contents, newest first. */
export async function listOfflineOrders({ database, catalogue }: Services, agent: AgentIdentity, productId?: string) {
  const rows = await asAgent(database, agent.id, (tx) =>
    tx
      .selectFrom('offline_orders')
      .select(['uuid', 'version', 'product_id', 'group_name', 'heads', 'note', 'created_at'])
      .where('agent_id', '=', agent.id)
      .$if(productId !== undefined, (query) => query.where('product_id', '=', productId ?? ''))
      .orderBy('created_at', 'desc')
      .orderBy('uuid')
      .limit(maxListed)
      .execute(),
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
  }));
}

/** One offline order of the agent. @throws Refusal 900404 */
export async function offlineOrder(services: Services, agent: AgentIdentity, id: string): Promise<OfflineOrder> {
  const row = isUuid(id) ? await asAgent(services.database, agent.id, (tx) => find(tx, agent.id, id)) : undefined;
  if (!row) throw notFound();
  return opened(services, row);
}

/** @throws Refusal 006004 where the agent has as many as one may */
async function refuseOneMore({ limits }: Services, tx: DatabaseTransaction, agentId: string): Promise<void> {
  const { total } = await tx
    .selectFrom('offline_orders')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow();
  if (total >= limits.offlineOrders) throw refused('tooManyOfflineOrders');
}

/** Keeps an offline order, new or over the version that was read. @throws Refusal 900404, 900409, 006004 */
export async function keepOfflineOrder(
  services: Services,
  agent: AgentIdentity,
  { id, version, note, draft }: OfflineOrderToKeep,
): Promise<{ offlineDataUuid: string; version: number }> {
  const { catalogue, clock, keyring, database } = services;
  if (!catalogue.productOf(draft.productId)) throw new Refusal(resultCodes.notFound, saying('productUnknown'));
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
    await refuseHoard(services, tx, agent.id, content.content_sealed.length);
    if (id === '') {
      await refuseOneMore(services, tx, agent.id);
      const { uuid } = await tx
        .insertInto('offline_orders')
        .values({ ...content, agent_id: agent.id, version: 1, created_at: now })
        .returning('uuid')
        .executeTakeFirstOrThrow();
      return { offlineDataUuid: uuid, version: 1 };
    }
    const changed = await tx
      .updateTable('offline_orders')
      .set((eb) => ({ ...content, version: eb('version', '+', 1) }))
      .where('uuid', '=', id)
      .where('agent_id', '=', agent.id)
      .where('version', '=', version)
      .returning('version')
      .executeTakeFirst();
    if (changed) return { offlineDataUuid: id, version: changed.version };
    const newer = await find(tx, agent.id, id);
    if (!newer) throw notFound();
    throw new Refusal(resultCodes.conflict, saying('draftConflict'), () =>
      offlineCodec.toWire(opened(services, newer)),
    );
  });
}

/** Deletes an offline order of the agent. @throws Refusal 900404 */
export async function deleteOfflineOrder({ database }: Services, agent: AgentIdentity, id: string): Promise<void> {
  if (!isUuid(id)) throw notFound();
  const deleted = await asAgent(database, agent.id, (tx) =>
    tx
      .deleteFrom('offline_orders')
      .where('uuid', '=', id)
      .where('agent_id', '=', agent.id)
      .returning('uuid')
      .executeTakeFirst(),
  );
  if (!deleted) throw notFound();
}

/** The keyword as it is, not as a pattern. */
const containing = (keyword: string) => `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** A page of the agent's unfinished orders. */
export async function searchDrafts(
  { database, catalogue }: Services,
  agent: AgentIdentity,
  query: {
    readonly pageIndex: number;
    readonly pageSize: number;
    readonly filterStr: string;
    readonly productId: string;
  },
) {
  const { total, rows } = await asAgent(database, agent.id, async (tx) => {
    const wanted = tx
      .selectFrom('drafts')
      .where('agent_id', '=', agent.id)
      .where('kind', '=', 'order')
      .$if(query.productId !== '', (drafts) => drafts.where('product_id', '=', query.productId))
      .$if(query.filterStr.trim() !== '', (drafts) =>
        drafts.where('group_name', 'ilike', containing(query.filterStr.trim())),
      );
    const counted = await wanted.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
    const page = await wanted
      .select(['id', 'version', 'saved_at', 'product_id', 'group_name', 'heads', 'total_fen'])
      .orderBy('saved_at', 'desc')
      .orderBy('id')
      .limit(query.pageSize)
      .offset((query.pageIndex - 1) * query.pageSize)
      .execute();
    return { total: Number(counted.total), rows: page };
  });
  return {
    total,
    list: rows.map((row) => summaryOf(catalogue, row)),
  };
}
