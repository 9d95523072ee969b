import { type Selectable, sql, type SqlBool } from 'kysely';

import type { AgentState, AgentWork } from '../../../contract/desk/people/agents.ts';
import type { DatabaseTransaction, Tables } from '../../tables/database.ts';

/** The columns that operators see in the table of agents. */
const columns = [
  'agents.id',
  'agents.name',
  'agents.tier',
  'agents.partner_host',
  'agents.is_real_name',
  'agents.is_pro_price_show',
  'agents.shows_commission',
  'agents.is_broker',
  'agents.app_id',
  'agents.open_id',
  'agents.certificate_no_sealed',
  'agents.certificate_valid_until',
  'agents.mobile_sealed',
  'agents.disabled_at',
] as const;

type Column<Name> = Name extends `agents.${infer Own extends keyof Tables['agents']}` ? Own : never;

/** The data that operators see about an agent. */
export interface SeenAgent extends Pick<Selectable<Tables['agents']>, Column<(typeof columns)[number]>> {
  /** Name of the agency of the agent's host; null if the host has no agency. */
  readonly agency_name: string | null;
}

/** A page of agents, and the number of agents on all pages. */
export interface SeenAgents {
  readonly total: number;
  readonly rows: readonly SeenAgent[];
}

/** Filter of a list of agents. A field that is undefined matches all agents. */
export interface AgentFilter {
  readonly tier: string | undefined;
  /** Host of a partner; empty for the platform's own agents. */
  readonly host: string | undefined;
  readonly state: AgentState | undefined;
}

/** Range of a list: at most `limit` rows after the first `offset` rows. */
export interface Part {
  readonly limit: number;
  readonly offset: number;
}

const seen = (tx: DatabaseTransaction) =>
  tx.selectFrom('agents').leftJoin('agencies', 'agencies.host', 'agents.partner_host');

async function partOf(query: ReturnType<typeof seen>, { limit, offset }: Part): Promise<SeenAgents> {
  const { total } = await query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .select([...columns, 'agencies.name as agency_name'])
    .orderBy('agents.name')
    .orderBy('agents.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, rows };
}

/** Returns the part `part` of the agents that match the filter, sorted by name. */
export function agentsBy(tx: DatabaseTransaction, filter: AgentFilter, part: Part): Promise<SeenAgents> {
  const { tier, host, state } = filter;
  let query = seen(tx);
  if (tier !== undefined) query = query.where('tier', '=', tier);
  if (host !== undefined) query = query.where('partner_host', '=', host);
  if (state !== undefined) query = query.where('disabled_at', state === 'active' ? 'is' : 'is not', null);
  return partOf(query, part);
}

/**
 * Returns the part `part` of the agents who have this mobile number, or whose name contains this text in upper or lower
 * case.
 */
export const agentsLike = (
  tx: DatabaseTransaction,
  { text, mobileIndex }: { readonly text: string; readonly mobileIndex: Uint8Array },
  part: Part,
): Promise<SeenAgents> =>
  partOf(
    seen(tx).where((where) =>
      where.or([where('mobile_index', '=', mobileIndex), sql<SqlBool>`strpos(lower(agents.name), lower(${text})) > 0`]),
    ),
    part,
  );

/** Returns the agent with this id; undefined if the agent doesn't exist. */
export const agentOf = (tx: DatabaseTransaction, id: string): Promise<SeenAgent | undefined> =>
  seen(tx)
    .select([...columns, 'agencies.name as agency_name'])
    .where('agents.id', '=', id)
    .executeTakeFirst();

/** Returns the number of an agent's records that can be handed over, for each kind of record. */
export async function workOf(tx: DatabaseTransaction, agentId: string): Promise<AgentWork> {
  const { rows } = await sql<{ kind: keyof AgentWork; total: string }>`
    select kind, total::text as total from agent_work(${agentId}::uuid)`.execute(tx);
  const totals = new Map(rows.map(({ kind, total }) => [kind, Number(total)]));
  const count = (kind: keyof AgentWork) => totals.get(kind) ?? 0;
  return {
    orders: count('orders'),
    endorsements: count('endorsements'),
    invoices: count('invoices'),
    drafts: count('drafts'),
    quotations: count('quotations'),
    preparedOrders: count('preparedOrders'),
    offlineOrders: count('offlineOrders'),
  };
}

/** Hands over all work of an agent, with its files, to another agent. */
export async function moveWork(tx: DatabaseTransaction, agentId: string, receiverId: string): Promise<void> {
  await sql`select hand_over_work(${agentId}::uuid, ${receiverId}::uuid)`.execute(tx);
}

/**
 * Sets or clears the instant at which an account was disabled. Returns false if the account already has the requested
 * state.
 */
export async function writeDisabled(tx: DatabaseTransaction, agentId: string, at: Date | null): Promise<boolean> {
  const changed = await tx
    .updateTable('agents')
    .set({ disabled_at: at })
    .where('id', '=', agentId)
    .where('disabled_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Deletes the tokens with which an agent allowed the upload of videos from a phone. */
export async function endVideoAudits(tx: DatabaseTransaction, agentId: string): Promise<void> {
  await tx.deleteFrom('video_audit_tokens').where('agent_id', '=', agentId).execute();
}
