import { type RawBuilder, sql } from 'kysely';

import type { DatabaseTransaction } from '../../tables/database.ts';

/** Filter of records. A field that is empty, null or 0 matches all records. */
export interface RecordFilter {
  readonly action: string;
  /** Selects records from this instant on. */
  readonly from: Date | null;
  /** Selects records before this instant. */
  readonly before: Date | null;
  /** Selects records up to this id; 0 for no limit. */
  readonly upTo: number;
}

/** Range of the selected rows that is returned. */
export interface RecordRange {
  readonly limit: number;
  readonly offset: number;
}

/** A recorded action of an operator. */
export interface ActionRow {
  readonly id: number;
  readonly at: Date;
  readonly operator: string;
  readonly action: string;
  readonly subject: string;
  readonly reason: string;
}

/** A record of which agent saw which personal data. */
export interface AgentLookRow {
  readonly id: number;
  readonly at: Date;
  readonly agent: string | null;
  readonly action: string;
  readonly order_sn: string | null;
  readonly subject: string;
}

interface Totals {
  readonly total: number;
  readonly newest: number;
}

const within = ({ action, from, before, upTo }: RecordFilter) => sql`
  (${action} = '' or r.action = ${action})
  and (${from}::timestamptz is null or r.at >= ${from}::timestamptz)
  and (${before}::timestamptz is null or r.at < ${before}::timestamptz)
  and (${upTo}::bigint = 0 or r.id <= ${upTo}::bigint)`;

async function totalsOf(tx: DatabaseTransaction, selected: RawBuilder<unknown>): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select count(*)::bigint as total, coalesce(max(r.id), 0)::bigint as newest ${selected}`.execute(tx);
  return rows[0] ?? { total: 0, newest: 0 };
}

/**
 * Returns a range of the selected actions of operators, newest first. Also returns the number of all selected actions,
 * and the greatest of their ids.
 */
export async function actionRows(
  tx: DatabaseTransaction,
  filter: RecordFilter & { readonly operator: string; readonly subject: string },
  { limit, offset }: RecordRange,
): Promise<Totals & { readonly rows: readonly ActionRow[] }> {
  const { operator, subject } = filter;
  const selected = sql`from operator_actions r where ${within(filter)}
    and (${operator} = '' or r.operator = ${operator}) and (${subject} = '' or r.subject = ${subject})`;
  const { rows } = await sql<ActionRow>`
    select r.id, r.at, r.operator, r.action, r.subject, r.reason ${selected}
    order by r.at desc, r.id desc limit ${limit} offset ${offset}`.execute(tx);
  return { ...(await totalsOf(tx, selected)), rows };
}

/**
 * Returns a range of the selected records of agents, newest first. Also returns the number of all selected records, and
 * the greatest of their ids.
 */
export async function agentLookRows(
  tx: DatabaseTransaction,
  filter: RecordFilter & { readonly agentName: string; readonly orderSn: string },
  { limit, offset }: RecordRange,
): Promise<Totals & { readonly rows: readonly AgentLookRow[] }> {
  const { agentName, orderSn } = filter;
  const selected = sql`from audit_log r left join agents a on a.id = r.agent_id left join orders o on o.id = r.order_id
    where ${within(filter)} and (${agentName} = '' or a.name = ${agentName}) and (${orderSn} = '' or o.sn = ${orderSn})`;
  const { rows } = await sql<AgentLookRow>`
    select r.id, r.at, a.name as agent, r.action, o.sn as order_sn, r.subject ${selected}
    order by r.at desc, r.id desc limit ${limit} offset ${offset}`.execute(tx);
  return { ...(await totalsOf(tx, selected)), rows };
}
