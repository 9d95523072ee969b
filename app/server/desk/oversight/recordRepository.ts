import { type RawBuilder, sql } from 'kysely';

import type { DatabaseTransaction } from '../../tables/database.ts';

/** Selects records. An empty text or null selects all of them. */
export interface RecordFilter {
  readonly action: string;
  /** First instant. */
  readonly from: Date | null;
  /** First instant after the selected ones. */
  readonly before: Date | null;
  /** Greatest id; 0 for no limit. */
  readonly upTo: number;
}

/** Which of the selected rows are returned. */
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

/** A record of an agent who saw personal data. */
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

/** The selected actions of operators in a range, newest first, and how many there are. */
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

/** The selected records of agents in a range, newest first, and how many there are. */
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
