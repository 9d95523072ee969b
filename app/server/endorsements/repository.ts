import type { EndorsementState } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import { type RawBuilder, type Selectable, sql, type SqlBool, type Updateable } from 'kysely';

import type { EndorsementFilter } from '../../contract/endorsementLists.ts';
import type { EndorsementSort } from '../../contract/endorsementSort.ts';
import { isUuid } from '../platform/database/uuid.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { Database, DatabaseTransaction, Tables } from '../tables/database.ts';

/** Row of an endorsement, together with columns of the endorsed policy. */
export type EndorsementRow = Selectable<Tables['endorsements']> & {
  readonly policy_uuid: string;
  readonly policy_sn: string;
  readonly order_sn: string;
  readonly product_id: string;
  /** Version of the product that was sold. */
  readonly product_version: number;
  readonly product_name: string;
  readonly insurer_name: string;
  readonly group_name: string;
  readonly order_status: OrderStatus;
  /** Host on which the order was made; empty for the platform's own host. */
  readonly host: string;
};

const withPolicy = (tx: DatabaseTransaction) =>
  tx
    .selectFrom('endorsements')
    .innerJoin('orders', 'orders.id', 'endorsements.order_id')
    .innerJoin('policies', 'policies.order_id', 'orders.id')
    .selectAll('endorsements')
    .select(['policies.uuid as policy_uuid', 'policies.sn as policy_sn', 'orders.sn as order_sn'])
    .select(['product_id', 'product_version', 'product_name', 'insurer_name', 'group_name'])
    .select(['orders.status as order_status', 'orders.host']);

/**
 * Returns an endorsement of the agent. @throws Refusal 900404 when the agent has no such endorsement, or the
 * endorsement was deleted
 */
export async function endorsementOf(tx: DatabaseTransaction, agentId: string, uuid: string): Promise<EndorsementRow> {
  if (!isUuid(uuid)) throw notFound();
  const row = await withPolicy(tx)
    .where('endorsements.agent_id', '=', agentId)
    .where('endorsements.uuid', '=', uuid)
    .where('endorsements.state', '!=', 'deleted')
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** At most 1,000 submitted endorsements of a policy, newest first. */
export async function endorsementsOfOrder(
  tx: DatabaseTransaction,
  orderId: number,
): Promise<readonly EndorsementRow[]> {
  return withPolicy(tx)
    .where('endorsements.order_id', '=', orderId)
    .where('endorsements.submission_id', 'is not', null)
    .orderBy('endorsements.id', 'desc')
    .limit(1000)
    .execute();
}

/**
 * Returns the LIKE pattern for texts that contain the keyword. Characters such as `%` in the keyword have no special
 * meaning.
 */
const containing = (keyword: string) => `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const dayOf = sql`(endorsements.created_at at time zone 'Asia/Shanghai')::date`;

function isWanted(agentId: string, { keyword, policyUuid, from, until, productIds }: EndorsementFilter) {
  const conditions = [sql<SqlBool>`endorsements.agent_id = ${agentId} and endorsements.state <> 'deleted'`];
  if (keyword.trim() !== '') {
    const pattern = containing(keyword.trim());
    conditions.push(sql<SqlBool>`(endorsements.sn ilike ${pattern} or policies.sn ilike ${pattern}
      or orders.sn ilike ${pattern} or orders.group_name ilike ${pattern})`);
  }
  if (policyUuid !== '') conditions.push(sql<SqlBool>`policies.uuid::text = ${policyUuid.toLowerCase()}`);
  if (from !== '') conditions.push(sql<SqlBool>`${dayOf} >= ${from}::date`);
  if (until !== '') conditions.push(sql<SqlBool>`${dayOf} <= ${until}::date`);
  if (productIds) conditions.push(sql<SqlBool>`orders.product_id in (${sql.join(['', ...productIds])})`);
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** Number of the agent's endorsements that match the filter, in each state. */
export async function endorsementCounts(
  tx: DatabaseTransaction,
  agentId: string,
  filter: EndorsementFilter,
): Promise<readonly { readonly state: EndorsementState; readonly total: number }[]> {
  return tx
    .selectFrom('endorsements')
    .innerJoin('orders', 'orders.id', 'endorsements.order_id')
    .innerJoin('policies', 'policies.order_id', 'orders.id')
    .select(['state', sql<number>`count(*)::int`.as('total')])
    .where(isWanted(agentId, filter))
    .groupBy('state')
    .execute();
}

const sortedBy: Readonly<Record<EndorsementSort['by'], RawBuilder<unknown>>> = {
  begun: sql`endorsements.id`,
  effective: sql`endorsements.effective_date`,
  net: sql`endorsements.net_fen`,
};

/**
 * Returns one page of the agent's endorsements in the requested sort order. Endorsements that are equal in this sort
 * order are sorted newest first.
 */
export async function endorsementPage(
  tx: DatabaseTransaction,
  agentId: string,
  filter: EndorsementFilter,
  page: {
    readonly states: readonly EndorsementState[] | null;
    readonly limit: number;
    readonly offset: number;
    readonly sort: EndorsementSort;
  },
): Promise<readonly EndorsementRow[]> {
  const direction = page.sort.direction === 'ascending' ? sql`asc` : sql`desc`;
  return withPolicy(tx)
    .where(isWanted(agentId, filter))
    .$if(page.states !== null, (query) => query.where('endorsements.state', 'in', page.states ?? []))
    .orderBy(sql`${sortedBy[page.sort.by]} ${direction} nulls last`)
    .orderBy('endorsements.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/**
 * Returns the endorsement that was created by an earlier request with this submission id; undefined if there was no
 * such request.
 */
export async function endorsementOfSubmission(tx: DatabaseTransaction, agentId: string, submissionId: string) {
  return tx
    .selectFrom('endorsements')
    .select(['uuid', 'sn', 'state', 'request_index'])
    .where('agent_id', '=', agentId)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
}

/** Number of endorsement drafts that the agent has saved. */
export async function countTemporary(tx: DatabaseTransaction, agentId: string): Promise<number> {
  const { total } = await tx
    .selectFrom('endorsements')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('agent_id', '=', agentId)
    .where('state', '=', 'temporary')
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * Replaces an endorsement draft, if its stored version is the version that the agent read. Returns the new version.
 * Returns undefined if the draft has a newer version, or is no longer a draft.
 */
export async function overwriteTemporary(
  tx: DatabaseTransaction,
  id: number,
  version: number,
  content: Omit<Updateable<Tables['endorsements']>, 'version'>,
): Promise<number | undefined> {
  const updated = await tx
    .updateTable('endorsements')
    .set((eb) => ({ ...content, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'temporary')
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return updated?.version;
}

/**
 * Returns the ids of the endorsement with this uuid and of its order; undefined if there is no such endorsement. The
 * endorsement may belong to any agent.
 */
export const endorsementIdsOf = (
  tx: DatabaseTransaction,
  uuid: string,
): Promise<{ readonly id: number; readonly order_id: number } | undefined> =>
  tx.selectFrom('endorsements').select(['id', 'order_id']).where('uuid', '=', uuid).executeTakeFirst();

/** Returns the encrypted changes of persons in an endorsement; null if the endorsement was a draft and was deleted. */
export async function sealedChangesOf(tx: DatabaseTransaction, id: number): Promise<Uint8Array | null> {
  const { changes_sealed: sealed } = await tx
    .selectFrom('endorsements')
    .select('changes_sealed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return sealed;
}

/**
 * All columns of an endorsement, with the numbers of its order and policy and the version of its product. The
 * endorsement may belong to any agent.
 */
export async function storedEndorsementOf(database: Database, id: number) {
  return database
    .selectFrom('endorsements')
    .innerJoin('orders', 'orders.id', 'endorsements.order_id')
    .innerJoin('policies', 'policies.order_id', 'orders.id')
    .selectAll('endorsements')
    .select(['orders.sn as order_sn', 'policies.sn as policy_sn', 'product_id', 'product_version'])
    .where('endorsements.id', '=', id)
    .executeTakeFirstOrThrow();
}
