import { sql } from 'kysely';

import type { CustomOrderStatus } from '../../../contract/customOrders.ts';
import { rowsOnPage } from '../../../contract/desk/work/rows.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';

const count = sql<number>`count(*)::int`.as('total');

/**
 * Returns one page of the prepared orders of all agents in a state, newest first. If `status` is undefined, orders in
 * all states are returned.
 */
export async function preparedOrderPage(
  tx: DatabaseTransaction,
  { status, page }: { readonly status: CustomOrderStatus | undefined; readonly page: number },
) {
  const found = tx
    .selectFrom('custom_orders')
    .innerJoin('agents', 'agents.id', 'custom_orders.agent_id')
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'waiting'));
  const rows = await found
    .select(['custom_orders.id', 'agent_id', 'product_id', 'title', 'note', 'status', 'order_sn'])
    .select(['created_at', 'updated_at', 'agents.name as agent_name', 'agents.partner_host'])
    .orderBy('created_at', 'desc')
    .orderBy('custom_orders.id')
    .limit(rowsOnPage)
    .offset((page - 1) * rowsOnPage)
    .execute();
  const { total } = await found.select(count).executeTakeFirstOrThrow();
  return { total, rows };
}

/**
 * Returns one page of unfinished orders of all agents, newest first. `group` is a part of the applicant's name; an
 * empty text matches all orders.
 */
export async function draftPageOfAll(
  tx: DatabaseTransaction,
  { group, page }: { readonly group: string; readonly page: number },
) {
  const found = tx
    .selectFrom('drafts')
    .innerJoin('agents', 'agents.id', 'drafts.agent_id')
    .where('kind', '=', 'order')
    .where(sql<boolean>`position(lower(${group}) in lower(group_name)) > 0 or ${group} = ''`);
  const rows = await found
    .select(['drafts.id', 'product_id', 'group_name', 'heads', 'total_fen', 'saved_at', 'agents.name as agent_name'])
    .orderBy('saved_at', 'desc')
    .orderBy('drafts.id')
    .limit(rowsOnPage)
    .offset((page - 1) * rowsOnPage)
    .execute();
  const { total } = await found.select(count).executeTakeFirstOrThrow();
  return { total, rows };
}

/** Returns the unfinished order with this id; undefined if there is no such order. It may belong to any agent. */
export const draftToPrepare = (tx: DatabaseTransaction, id: string) =>
  tx
    .selectFrom('drafts')
    .select(['agent_id', 'content_sealed'])
    .where('id', '=', id)
    .where('kind', '=', 'order')
    .executeTakeFirst();

/**
 * Returns the data for a copy of the order with this number, without its persons; undefined if there is no such order.
 * The order may belong to any agent.
 */
export const orderToCopy = (tx: DatabaseTransaction, sn: string) =>
  tx
    .selectFrom('orders')
    .select(['id', 'agent_id', 'product_id', 'months', 'apply_quantity', 'schemes'])
    .select(['applicant_sealed', 'subjects_sealed'])
    .where('sn', '=', sn)
    .executeTakeFirst();
