import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import type { Fen } from '@tuanbao/library/domain/money/fen';
import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import type { Quote } from '@tuanbao/library/domain/rating/quotation';
import type { Scheme } from '@tuanbao/library/domain/scheme/scheme';
import { type Selectable, sql } from 'kysely';

import type { Database, DatabaseTransaction, Tables } from '../tables/database.ts';

/** The columns that lists of orders show. */
export interface SummaryRow {
  readonly id: number;
  readonly sn: string;
  readonly product_id: string;
  readonly product_name: string;
  readonly insurer_name: string;
  readonly group_name: string;
  readonly status: OrderStatus;
  readonly total_fen: number;
  readonly heads: number;
  readonly start_date: string;
  readonly end_date: string;
  readonly created_at: Date;
  readonly policy_sn: string | null;
}

/** The columns that the page of an order shows. */
export interface DetailRow extends SummaryRow {
  /** Version of the product with which the order was sold. */
  readonly product_version: number;
  readonly months: number;
  readonly apply_quantity: number;
  readonly schemes: readonly Scheme[];
  readonly applicant_sealed: Uint8Array;
  readonly subjects_sealed: Uint8Array | null;
  readonly quote: Quote;
}

/** Id, order number, state, number of persons, premium and cover of an order. */
export type HeadRow = Pick<SummaryRow, 'id' | 'sn' | 'status' | 'heads' | 'total_fen' | 'start_date' | 'end_date'>;

const summaryColumns = [
  'orders.id',
  'orders.sn',
  'product_id',
  'product_name',
  'insurer_name',
  'group_name',
  'status',
  'total_fen',
  'heads',
  'start_date',
  'end_date',
  'created_at',
  'policy_sn',
] as const;

/** LIKE pattern for texts that contain the keyword. Characters such as `%` in the keyword have no special meaning. */
const containing = (keyword: string) => `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * Returns an order of the agent, with all columns that the page of the order shows; undefined if the agent has no such
 * order.
 */
export async function orderOf(tx: DatabaseTransaction, agentId: string, sn: string): Promise<DetailRow | undefined> {
  return tx
    .selectFrom('orders')
    .select([...summaryColumns, 'product_version', 'months', 'apply_quantity', 'schemes', 'quote'])
    .select(['applicant_sealed', 'subjects_sealed'])
    .where('orders.agent_id', '=', agentId)
    .where('orders.sn', '=', sn)
    .executeTakeFirst();
}

/**
 * Returns id, order number, state, number of persons, premium and cover of an order of the agent; undefined if the
 * agent has no such order.
 */
export async function orderHeadOf(tx: DatabaseTransaction, agentId: string, sn: string): Promise<HeadRow | undefined> {
  return tx
    .selectFrom('orders')
    .select(['id', 'sn', 'status', 'heads', 'total_fen', 'start_date', 'end_date'])
    .where('agent_id', '=', agentId)
    .where('sn', '=', sn)
    .executeTakeFirst();
}

/**
 * Returns the order that was created by an earlier request with this submission id; undefined if there is no such
 * order.
 */
export async function orderOfSubmission(
  tx: DatabaseTransaction,
  agentId: string,
  submissionId: string,
): Promise<{ sn: string; status: OrderStatus; request_index: Uint8Array } | undefined> {
  return tx
    .selectFrom('orders')
    .select(['sn', 'status', 'request_index'])
    .where('agent_id', '=', agentId)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
}

/** The columns of the table of orders that payments and refunds need. The order's row is locked. */
export interface LockedOrder {
  readonly id: number;
  readonly status: OrderStatus;
  readonly total_fen: Fen;
  readonly heads: number;
  readonly start_date: string;
  readonly end_date: string;
  readonly product_id: string;
  readonly product_version: number;
}

/** Locks the row of an order, so that two transactions can't change its payments and refunds at the same time. */
export async function lockOrder(tx: DatabaseTransaction, orderId: number): Promise<LockedOrder> {
  return tx
    .selectFrom('orders')
    .select(['id', 'status', 'total_fen', 'heads', 'start_date', 'end_date', 'product_id', 'product_version'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Returns the id of the order with this number; undefined if there is no such order. The order may belong to any agent.
 */
export async function orderIdOf(tx: DatabaseTransaction, sn: string): Promise<number | undefined> {
  const known = await tx.selectFrom('orders').select('id').where('sn', '=', sn).executeTakeFirst();
  return known?.id;
}

/** Number of an order if the order is in one of these states. Otherwise returns undefined. */
export async function orderSnIn(
  database: Database,
  orderId: number,
  statuses: readonly OrderStatus[],
): Promise<string | undefined> {
  const order = await database
    .selectFrom('orders')
    .select('sn')
    .where('id', '=', orderId)
    .where('status', 'in', statuses)
    .executeTakeFirst();
  return order?.sn;
}

/** All columns of an order. The order may belong to any agent. */
export const storedOrderOf = (tx: DatabaseTransaction, orderId: number): Promise<Selectable<Tables['orders']>> =>
  tx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();

/** The agent of an order, and the encrypted applicant of the order. */
export const applicantOf = (
  tx: DatabaseTransaction,
  orderId: number,
): Promise<{ readonly agent_id: string; readonly applicant_sealed: Uint8Array }> =>
  tx.selectFrom('orders').select(['agent_id', 'applicant_sealed']).where('id', '=', orderId).executeTakeFirstOrThrow();

/**
 * For each applicant whose name contains the keyword: the agent's latest order for this applicant. Returns at most
 * `limit` orders, the newest order first.
 */
export async function latestOfGroups(
  tx: DatabaseTransaction,
  agentId: string,
  { keyword, limit }: { readonly keyword: string; readonly limit: number },
) {
  const latest = tx
    .selectFrom('orders')
    .select(sql<number>`max(id)`.as('id'))
    .where('agent_id', '=', agentId)
    .where('group_name', 'ilike', containing(keyword))
    .groupBy('group_name');
  return tx
    .selectFrom('orders')
    .select(['sn', 'group_name', 'applicant_sealed', 'created_at'])
    .where('id', 'in', latest)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Copies the number of an issued policy, and the day on which it was issued, to the row of its order. Lists and totals
 * read these values from the order's row.
 */
export async function notePolicy(
  tx: DatabaseTransaction,
  orderId: number,
  policy: { readonly sn: string; readonly issuedOn: CalendarDay },
): Promise<void> {
  const columns = { policy_sn: policy.sn, issued_on: policy.issuedOn };
  await tx.updateTable('orders').set(columns).where('id', '=', orderId).execute();
}
