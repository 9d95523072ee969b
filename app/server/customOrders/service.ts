import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';

import type { CustomOrder, CustomOrderStatus, RecommendedOrder } from '../../contract/customOrders.ts';
import { maxRecommended } from '../../contract/wire/limits.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { totalNow } from '../catalogue/premium.ts';
import { headsOfWritten } from '../drafts/headsOfWritten.ts';
import { fileKeysIn } from '../files/fileKeys.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { isUuid } from '../platform/database/uuid.ts';
import { notFound } from '../platform/http/refusal.ts';
import { refused } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import type { Database, DatabaseTransaction } from '../tables/database.ts';
import {
  addCustomOrder,
  type CustomOrderRow,
  customOrderOf,
  hasOrder,
  openCustomOrders,
  updateCustomOrder,
} from './repository.ts';

type Needs = Pick<Services, 'database' | 'keyring' | 'clock'>;

/** An order that an operator has prepared for an agent. */
export interface PreparedOrder {
  readonly agentId: string;
  readonly title: string;
  readonly note: string;
  readonly draft: OrderDraft;
}

/**
 * Stores a prepared order for an agent. Returns the id of the prepared order, which is the `taskId` in the address
 * `/writeByAdmin`.
 */
export async function prepareOrder(
  {
    database,
    keyring,
    clock,
  }: Pick<Services, 'keyring' | 'clock'> & { readonly database: Database | DatabaseTransaction },
  order: PreparedOrder,
): Promise<string> {
  const at = clock.now();
  const content = JSON.stringify(order.draft);
  return addCustomOrder(database, {
    agent_id: order.agentId,
    title: order.title,
    note: order.note,
    product_id: order.draft.productId,
    content_sealed: keyring.seal('customOrder', content),
    file_keys: fileKeysIn(content),
    created_at: at,
    updated_at: at,
  });
}

/**
 * Returns a prepared order of the agent.
 *
 * @throws Refusal 006004 when the link was created for another agent, 900404 when the agent has no such order
 */
export async function openCustomOrder(
  { database, keyring }: Needs,
  agent: AgentIdentity,
  { id, uuid = agent.id }: { readonly id: string; readonly uuid?: string | undefined },
): Promise<CustomOrder> {
  if (uuid.toLowerCase() !== agent.id) throw refused('customOrderOfAnother');
  const row = isUuid(id) ? await asAgent(database, agent.id, (tx) => customOrderOf(tx, agent.id, id)) : undefined;
  if (!row) throw notFound();
  return {
    id: row.id,
    title: row.title,
    note: row.note,
    status: row.status,
    orderSn: row.order_sn ?? '',
    draft: contentOf(keyring, row),
  };
}

const contentOf = (keyring: Services['keyring'], row: CustomOrderRow): OrderDraft =>
  JSON.parse(keyring.open('customOrder', row.content_sealed)) as OrderDraft;

/**
 * Returns up to `maxRecommended` prepared orders of the agent for a product, newest first. Orders that the agent has
 * already submitted are left out.
 */
export async function recommendedFor(
  services: Services,
  agent: AgentIdentity,
  productId: string,
): Promise<readonly RecommendedOrder[]> {
  const { database, keyring } = services;
  const of = { agentId: agent.id, productId, max: maxRecommended };
  const rows = await asAgent(database, agent.id, (tx) => openCustomOrders(tx, of));
  return rows.map((row) => {
    const draft = contentOf(keyring, row);
    return {
      id: row.id,
      title: row.title,
      note: row.note,
      status: row.status,
      groupName: draft.applicant.groupName,
      heads: headsOfWritten(services, draft),
      startDate: draft.startDate,
      totalFen: totalNow(services, draft),
      createdAt: row.created_at.toISOString(),
    };
  });
}

/** The agent's report about the progress with a prepared order. */
export interface Progress {
  readonly id: string;
  readonly status: Exclude<CustomOrderStatus, 'waiting'>;
  /** Number of the submitted order; empty when the order hasn't been submitted yet. */
  readonly orderSn: string;
}

/**
 * Records the agent's progress with a prepared order. A submitted order stays submitted. The submitted order must
 * belong to the agent, and have the product of the prepared order.
 * @throws Refusal 900404 when the agent has no such prepared order or no such submitted order, 006004 when the prepared
 * order was already submitted with another order number
 */
export async function reportProgress(
  { database, clock }: Needs,
  agent: AgentIdentity,
  { id, status, orderSn }: Progress,
): Promise<{ status: CustomOrderStatus; orderSn: string }> {
  if (!isUuid(id)) throw notFound();
  return asAgent(database, agent.id, async (tx) => {
    const row = await customOrderOf(tx, agent.id, id);
    if (!row) throw notFound();
    if (row.status === 'submitted') {
      if (status === 'submitted' && orderSn !== row.order_sn) throw refused('customOrderSubmitted');
      return { status: row.status, orderSn: row.order_sn ?? '' };
    }
    const order = { agentId: agent.id, sn: orderSn, productId: row.product_id };
    if (status === 'submitted' && !(await hasOrder(tx, order))) throw notFound();
    const order_sn = status === 'submitted' ? orderSn : null;
    await updateCustomOrder(tx, id, { status, order_sn, updated_at: clock.now() });
    return { status, orderSn: order_sn ?? '' };
  });
}
