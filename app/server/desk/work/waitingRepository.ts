import { endorsementMachine } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { invoiceMachine } from '@tuanbao/library/domain/invoice/invoiceMachine';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';
import { surrenderMachine } from '@tuanbao/library/domain/order/surrenderMachine';
import { type RawBuilder, sql } from 'kysely';

import { approvalDays } from '../../../contract/desk/oversight/approvalMachine.ts';
import type { WorkQueue } from '../../../contract/desk/work/queueNames.ts';
import { rowsOnPage } from '../../../contract/desk/work/rows.ts';
import type {
  InsurerWorkKind,
  MaterialsKind,
  PendingRefundKind,
  PendingRefundState,
} from '../../../contract/desk/work/waiting.schema.ts';
import { materialKind } from '../../orders/materialsOfOrder.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';

/** A refund that hasn't been sent, or a request for a manual refund that hasn't been decided. */
export interface PendingRefund {
  readonly id: string;
  readonly kind: PendingRefundKind;
  readonly reference: string;
  readonly order_sn: string;
  readonly group_name: string;
  readonly amount_fen: number;
  readonly state: PendingRefundState;
  readonly since: Date;
}

/** An entry that waits for a decision of the insurer. An operator records the decision. */
export interface InsurerWorkRow {
  readonly id: string;
  readonly kind: InsurerWorkKind;
  readonly reference: string;
  readonly order_sn: string;
  readonly group_name: string;
  readonly product_name: string;
  readonly insurer_name: string;
  readonly state: string;
  readonly since: Date;
}

/** An order or endorsement whose materials are checked. */
export interface MaterialsRow {
  readonly id: string;
  readonly kind: MaterialsKind;
  readonly reference: string;
  readonly order_sn: string;
  readonly group_name: string;
  readonly product_name: string;
  readonly agent_name: string;
  readonly state: string;
  readonly since: Date;
}

/** Milliseconds for which a request waits for the approval of a second operator. */
const approvalMs = approvalDays * 86_400_000;

/**
 * SQL of a refund's state: `atGateway` if the payment company sends it, `toTransfer` if an operator sends it by bank
 * transfer.
 */
const refundState = sql`case when coalesce(p.channel, 'transfer') = 'transfer' then 'toTransfer' else 'atGateway' end`;

/** SQL of the unsent refunds, and of the requests for a manual refund that are neither decided nor expired. */
const refundsAt = (now: Date) => sql`(
  select p.id::text as id, 'payment' as kind, coalesce(e.sn, o.sn) as reference, o.sn as order_sn, o.group_name,
    r.amount_fen, ${refundState} as state, r.created_at as since
  from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
    left join endorsements e on e.id = p.endorsement_id
  where r.sent_at is null
  union all
  select r.id::text, 'endorsement', e.sn, o.sn, o.group_name, r.amount_fen, ${refundState}, r.created_at
  from endorsement_refunds r join endorsements e on e.id = r.endorsement_id join orders o on o.id = e.order_id
    left join payments p on p.id = r.payment_id
  where r.sent_at is null
  union all
  select r.id::text, 'surrender', o.sn, o.sn, o.group_name, r.amount_fen, ${refundState}, r.created_at
  from surrender_refunds r join surrenders s on s.id = r.surrender_id join orders o on o.id = s.order_id
    left join payments p on p.id = r.payment_id
  where r.sent_at is null
  union all
  select a.id::text, 'byHand', o.sn, o.sn, o.group_name, (a.payload ->> 'amountFen')::bigint, 'toApprove', a.asked_at
  from approvals a join orders o on o.sn = a.subject
  where a.kind = 'orderRefund' and a.verdict is null and a.asked_at > ${new Date(now.getTime() - approvalMs)}
)`;

/**
 * States in which an order waits for a decision, but belongs to another queue than the queue of the insurer's
 * decisions.
 */
const decidedElsewhere = new Set<string>(['transferPending', ...orderMachine.sets.checksMaterials]);

/** SQL list of `states` without the states that belong to another queue. */
const undecided = (states: readonly string[]) => sql.join(states.filter((state) => !decidedElsewhere.has(state)));

/** SQL of the instant at which a row got its present state. `events` is the table with the history of the row. */
const enteredAt = (events: string, key: string, id: string, [to, from]: readonly [string, string], state: string) =>
  sql`(
    select max(v.at) from ${sql.table(events)} v where v.${sql.ref(key)} = ${sql.ref(id)}
      and v.${sql.ref(to)} = ${sql.ref(state)} and v.${sql.ref(from)} is distinct from ${sql.ref(state)}
  )`;

const statusNames = ['to_status', 'from_status'] as const;
const stateNames = ['to_state', 'from_state'] as const;

const endorsementEntered = enteredAt('endorsement_events', 'endorsement_id', 'e.id', stateNames, 'e.state');

/**
 * SQL condition: true for an endorsement in the first of two reviews. In this review, the materials of the endorsement
 * are checked.
 */
const inFirstReview = sql`e.state = 'firstReview' and e.review = 'twoStage'`;

const insurerWork = sql`(
  select o.sn as id, 'order' as kind, o.sn as reference, o.sn as order_sn, o.group_name, o.product_name,
    o.insurer_name, o.status as state,
    coalesce(${enteredAt('order_events', 'order_id', 'o.id', statusNames, 'o.status')}, o.created_at) as since
  from orders o where o.status in (${undecided(orderMachine.sets.awaitsDecision)})
  union all
  select e.uuid::text, 'endorsement', e.sn, o.sn, o.group_name, o.product_name, o.insurer_name, e.state,
    coalesce(${endorsementEntered}, e.updated_at)
  from endorsements e join orders o on o.id = e.order_id
  where e.state in (${undecided(endorsementMachine.sets.awaitsDecision)}) and not (${inFirstReview})
  union all
  select s.uuid::text, 'surrender', o.sn, o.sn, o.group_name, o.product_name, o.insurer_name, s.state, s.applied_at
  from surrenders s join orders o on o.id = s.order_id
  where s.state in (${undecided(surrenderMachine.sets.awaitsDecision)})
  union all
  select i.uuid::text, 'invoice', coalesce(e.sn, o.sn), o.sn, o.group_name, o.product_name, o.insurer_name, i.status,
    coalesce(${enteredAt('invoice_events', 'invoice_id', 'i.id', statusNames, 'i.status')}, i.updated_at)
  from invoices i join orders o on o.id = i.order_id left join endorsements e on e.id = i.endorsement_id
  where i.status in (${undecided(invoiceMachine.sets.awaitsDecision)})
)`;

/** States in which materials are checked before the policy is issued. */
const checkedBefore = sql.join(orderMachine.sets.checksMaterials.filter((state) => state !== 'insuredMaterialsDue'));

/**
 * SQL of the orders and endorsements whose materials are checked. `since` is the instant at which the check became
 * necessary. For an order whose policy is issued, it is the instant of the first material after the last request.
 */
const materials = sql`(
  select o.sn as id, 'order' as kind, o.sn as reference, o.sn as order_sn, o.group_name, o.product_name,
    a.name as agent_name, o.status as state,
    coalesce(
      (
        select max(v.at) from order_events v where v.order_id = o.id and v.to_status in (${checkedBefore})
          and (v.from_status is null or v.from_status not in (${checkedBefore}))
      ),
      o.created_at
    ) as since
  from orders o join agents a on a.id = o.agent_id where o.status in (${checkedBefore})
  union all
  select o.sn, 'order', o.sn, o.sn, o.group_name, o.product_name, a.name, o.status, sent.at
  from orders o join agents a on a.id = o.agent_id join lateral (
    select min(f.attached_at) as at from order_files f where f.order_id = o.id and f.kind like ${`${materialKind('')}%`}
      and f.attached_at > (select max(v.at) from order_events v where v.order_id = o.id and v.to_status = o.status)
  ) sent on sent.at is not null
  where o.status = 'insuredMaterialsDue'
  union all
  select e.uuid::text, 'endorsement', e.sn, o.sn, o.group_name, o.product_name, a.name, e.state,
    coalesce(${endorsementEntered}, e.updated_at)
  from endorsements e join orders o on o.id = e.order_id join agents a on a.id = o.agent_id
  where ${inFirstReview}
)`;

async function countOf(tx: DatabaseTransaction, source: RawBuilder<unknown>) {
  const { rows } = await sql<{ waiting: number; oldest: Date | null }>`
    select count(*)::int as waiting, min(since) as oldest from ${source} waiting`.execute(tx);
  return rows[0] ?? { waiting: 0, oldest: null };
}

/** SQL of the rows on one page, the oldest first. */
const onPage = <Row>(source: RawBuilder<unknown>, page: number): RawBuilder<Row> =>
  sql<Row>`select * from ${source} waiting order by since, id
    limit ${rowsOnPage} offset ${(page - 1) * rowsOnPage}`;

/** Returns one page of the rows of `refundsAt`, the oldest first, and the number of rows on all pages. */
export async function refundPage(tx: DatabaseTransaction, page: number, now: Date) {
  const found: RawBuilder<PendingRefund> = onPage(refundsAt(now), page);
  const { rows } = await found.execute(tx);
  return { total: (await waitingRefunds(tx, now)).waiting, rows };
}

/** Returns the number of rows of `refundsAt`, and the instant since which the oldest waits; null if there is no row. */
export const waitingRefunds = (tx: DatabaseTransaction, now: Date) => countOf(tx, refundsAt(now));

/** Returns one page of orders and endorsements whose materials are checked, the oldest first. */
export async function materialsPage(tx: DatabaseTransaction, page: number) {
  const found: RawBuilder<MaterialsRow> = onPage(materials, page);
  const { rows } = await found.execute(tx);
  return { total: (await waitingMaterials(tx)).waiting, rows };
}

/** Returns the number of rows of `materials`, and the instant since which the oldest waits; null if there is no row. */
export const waitingMaterials = (tx: DatabaseTransaction) => countOf(tx, materials);

/** Returns one page of entries that wait for a decision of the insurer, the oldest first. */
export async function insurerWorkPage(tx: DatabaseTransaction, page: number) {
  const found: RawBuilder<InsurerWorkRow> = onPage(insurerWork, page);
  const { rows } = await found.execute(tx);
  return { total: (await waitingInsurerWork(tx)).waiting, rows };
}

/**
 * Returns the number of rows of `insurerWork`, and the instant since which the oldest waits; null if there is no row.
 */
export const waitingInsurerWork = (tx: DatabaseTransaction) => countOf(tx, insurerWork);

/** An entry of one of the queues of work, as the page of an order shows it. */
export interface WaitingEntry {
  readonly queue: WorkQueue;
  readonly kind: string;
  readonly id: string;
  /** Number of the order or endorsement. */
  readonly reference: string;
  readonly state: string;
  readonly since: Date;
}

/**
 * Returns the queue entries of an order, including those of its endorsements, surrenders and invoices. Entries about
 * transfers aren't included.
 */
export async function waitingOfOrder(
  tx: DatabaseTransaction,
  orderSn: string,
  now: Date,
): Promise<readonly WaitingEntry[]> {
  const parts = [
    ['materials', materials],
    ['insurerWork', insurerWork],
    ['refunds', refundsAt(now)],
  ] as const satisfies readonly (readonly [WorkQueue, RawBuilder<unknown>])[];
  const { rows } = await sql<WaitingEntry>`${sql.join(
    parts.map(
      ([queue, source]) => sql`
        select ${queue}::text as queue, kind, id, reference, state, since from ${source} waiting
        where order_sn = ${orderSn}`,
    ),
    sql` union all `,
  )}`.execute(tx);
  return rows;
}
