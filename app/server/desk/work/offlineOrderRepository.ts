import { offlineOrderMachine } from '@tuanbao/library/domain/offlineOrder/offlineOrderMachine';
import { sql } from 'kysely';

import type { OfflineOrderView } from '../../../contract/desk/work/offlineOrders.schema.ts';
import { rowsOnPage } from '../../../contract/desk/work/rows.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';

/** Query of the offline orders of all agents, joined with agent and operator. */
const offlineOrders = (tx: DatabaseTransaction) =>
  tx
    .selectFrom('offline_orders')
    .innerJoin('agents', 'agents.id', 'offline_orders.agent_id')
    .leftJoin('operators', 'operators.id', 'offline_orders.operator_id');

/**
 * Selects a page of offline orders. The view `waits` shows the orders that wait for an operator, and `mine` the orders
 * that the operator with the id `operatorId` can answer. Any other view is the state of the orders.
 */
interface OfflineOrderSearch {
  readonly view: OfflineOrderView;
  readonly operatorId: string;
  readonly page: number;
}

/** Returns one page of offline orders without their content. The order with the earliest `waits_since` comes first. */
export async function offlineOrderPage(tx: DatabaseTransaction, { view, operatorId, page }: OfflineOrderSearch) {
  const { waits, answerable } = offlineOrderMachine.sets;
  const found = offlineOrders(tx)
    .$if(view === 'waits', (query) => query.where('offline_orders.state', 'in', waits))
    .$if(view === 'mine', (query) =>
      query.where('operator_id', '=', operatorId).where('offline_orders.state', 'in', answerable),
    )
    .$if(view !== 'waits' && view !== 'mine', (query) => query.where(sql<boolean>`offline_orders.state = ${view}`));
  const rows = await found
    .select(['uuid', 'product_id', 'group_name', 'heads', 'note', 'state', 'waits_since', 'operator_id'])
    .select(['agents.name as agent_name', 'operators.name as owner_name'])
    .orderBy('waits_since')
    .orderBy('offline_orders.id')
    .limit(rowsOnPage)
    .offset((page - 1) * rowsOnPage)
    .execute();
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { total, rows };
}

/**
 * Returns the offline order with this uuid, the name of its agent, the name of its operator (null without an operator),
 * and the agent's host. Returns undefined if there is no such order.
 */
export const offlineOrderByUuid = (tx: DatabaseTransaction, uuid: string) =>
  offlineOrders(tx)
    .selectAll('offline_orders')
    .select(['agents.name as agent_name', 'operators.name as owner_name', 'agents.partner_host'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();

/** Returns the row id of the offline order with this uuid; undefined if there is no such order. */
export const offlineOrderId = (tx: DatabaseTransaction, uuid: string): Promise<{ readonly id: number } | undefined> =>
  tx.selectFrom('offline_orders').select('id').where('uuid', '=', uuid).executeTakeFirst();

/**
 * Returns the number of offline orders that wait for an operator, and the instant since which the oldest waits; null if
 * no order waits.
 */
export async function waitingOfflineOrders(tx: DatabaseTransaction) {
  return tx
    .selectFrom('offline_orders')
    .select([sql<number>`count(*)::int`.as('waiting'), sql<Date | null>`min(waits_since)`.as('oldest')])
    .where('state', 'in', offlineOrderMachine.sets.waits)
    .executeTakeFirstOrThrow();
}
