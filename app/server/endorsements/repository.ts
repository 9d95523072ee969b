import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import type { EndorsementState } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { endorsementKindsOf } from '@tuanbao/library/domain/endorsement/endorsementType';
import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import { orderMachine, type OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import { type Selectable, sql, type SqlBool } from 'kysely';

import type { EndorsementFilter } from '../../contract/endorsementLists.ts';
import type { EndorsementSummary } from '../../contract/endorsementRecords.ts';
import type { DatabaseTransaction, Tables } from '../platform/database/database.ts';
import { isUuid } from '../platform/database/uuid.ts';
import { notFound } from '../platform/http/refusal.ts';

/** An endorsement with the policy that it changes. */
export type EndorsementRow = Selectable<Tables['endorsements']> & {
  readonly policy_uuid: string;
  readonly policy_sn: string;
  readonly order_sn: string;
  readonly product_id: string;
  readonly product_name: string;
  readonly insurer_name: string;
  readonly group_name: string;
  readonly order_status: OrderStatus;
};

const withPolicy = (tx: DatabaseTransaction) =>
  tx
    .selectFrom('endorsements')
    .innerJoin('orders', 'orders.id', 'endorsements.order_id')
    .innerJoin('policies', 'policies.order_id', 'orders.id')
    .selectAll('endorsements')
    .select(['policies.uuid as policy_uuid', 'policies.sn as policy_sn', 'orders.sn as order_sn'])
    .select(['product_id', 'product_name', 'insurer_name', 'group_name', 'orders.status as order_status']);

/** An endorsement of the agent. @throws Refusal 900404, also for a deleted one */
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

/** Every endorsement of a policy that was submitted, newest first. */
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

/** The keyword as it is, not as a pattern. */
const containing = (keyword: string) => `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const dayOf = sql`(endorsements.created_at at time zone 'Asia/Shanghai')::date`;

function isWanted(agentId: string, { keyword, policyUuid, from, until }: EndorsementFilter) {
  const conditions = [sql<SqlBool>`endorsements.agent_id = ${agentId} and endorsements.state <> 'deleted'`];
  if (keyword.trim() !== '') {
    const pattern = containing(keyword.trim());
    conditions.push(sql<SqlBool>`(endorsements.sn ilike ${pattern} or policies.sn ilike ${pattern}
      or orders.sn ilike ${pattern} or orders.group_name ilike ${pattern})`);
  }
  if (policyUuid !== '') conditions.push(sql<SqlBool>`policies.uuid::text = ${policyUuid.toLowerCase()}`);
  if (from !== '') conditions.push(sql<SqlBool>`${dayOf} >= ${from}::date`);
  if (until !== '') conditions.push(sql<SqlBool>`${dayOf} <= ${until}::date`);
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** How many endorsements are in each state. */
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

/** One page, newest first. */
export async function endorsementPage(
  tx: DatabaseTransaction,
  agentId: string,
  filter: EndorsementFilter,
  page: { readonly states: readonly EndorsementState[] | null; readonly limit: number; readonly offset: number },
): Promise<readonly EndorsementRow[]> {
  return withPolicy(tx)
    .where(isWanted(agentId, filter))
    .$if(page.states !== null, (query) => query.where('endorsements.state', 'in', page.states ?? []))
    .orderBy('endorsements.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** The endorsement that a submission already made. */
export async function endorsementOfSubmission(tx: DatabaseTransaction, agentId: string, submissionId: string) {
  return tx
    .selectFrom('endorsements')
    .select(['uuid', 'sn', 'state', 'request_index'])
    .where('agent_id', '=', agentId)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
}

/** The history of an endorsement, oldest first. */
export async function endorsementEvents(tx: DatabaseTransaction, id: number) {
  return tx.selectFrom('endorsement_events').selectAll().where('endorsement_id', '=', id).orderBy('id').execute();
}

/** Whether an endorsement is confirmed and still to take effect; one of a policy that is over never will. */
const isUpcoming = (row: EndorsementRow, today: CalendarDay): boolean =>
  row.state === 'succeeded' &&
  isIn(orderMachine.sets.inForce, row.order_status) &&
  (row.effective_date ?? today) > today;

/** An endorsement as lists show it on a day in Shanghai. */
export const endorsementSummary = (row: EndorsementRow, today: CalendarDay): EndorsementSummary => ({
  uuid: row.uuid,
  sn: row.sn,
  policyUuid: row.policy_uuid,
  policySn: row.policy_sn,
  orderSn: row.order_sn,
  productId: row.product_id,
  productName: row.product_name,
  insurerName: row.insurer_name,
  groupName: row.group_name,
  state: row.state,
  kinds: endorsementKindsOf(row.type_code) ?? [],
  effectiveDate: row.effective_date ?? '',
  isUpcoming: isUpcoming(row, today),
  netFen: row.net_fen,
  paidFen: row.paid_fen,
  headsBefore: row.heads_before,
  headsAfter: row.heads_after,
  createdAt: row.created_at.toISOString(),
  submittedAt: row.submitted_at?.toISOString() ?? '',
  note: row.note,
  certificateSn: row.certificate_sn ?? '',
});

/** A confirmed endorsement as the policy's documents list it. */
export interface ListedEndorsement {
  readonly certificateSn: string;
  readonly effectiveDate: string;
  /** Whether it takes effect later than today. */
  readonly isUpcoming: boolean;
  readonly headsAfter: number;
  readonly netFen: number;
}

/** The confirmed endorsements of an order, oldest first. */
export async function confirmedEndorsements(
  tx: DatabaseTransaction,
  orderId: number,
  today: CalendarDay,
): Promise<readonly ListedEndorsement[]> {
  const rows = await tx
    .selectFrom('endorsements')
    .select(['certificate_sn', 'effective_date', 'heads_after', 'net_fen'])
    .where('order_id', '=', orderId)
    .where('roster_version', 'is not', null)
    .orderBy('roster_version')
    .execute();
  return rows.map((row) => ({
    certificateSn: row.certificate_sn ?? '',
    effectiveDate: row.effective_date ?? '',
    isUpcoming: (row.effective_date ?? today) > today,
    headsAfter: row.heads_after,
    netFen: row.net_fen,
  }));
}
