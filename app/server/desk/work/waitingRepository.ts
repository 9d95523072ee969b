import { endorsementMachine } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { invoiceMachine } from '@tuanbao/library/domain/invoice/invoiceMachine';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';
import { surrenderMachine } from '@tuanbao/library/domain/order/surrenderMachine';
import { type RawBuilder, sql } from 'kysely';

import { rowsOnPage } from '../../../contract/desk/work/rows.ts';
import type { InsurerWorkKind, PendingRefundKind } from '../../../contract/desk/work/waiting.schema.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';

/** A refund that hasn't been sent. */
export interface PendingRefund {
  readonly id: string;
  readonly kind: PendingRefundKind;
  readonly reference: string;
  readonly group_name: string;
  readonly amount_fen: number;
  readonly channel: 'gateway' | 'transfer';
  readonly since: Date;
}

/** An entry that waits for a decision of the insurer or of a person. */
export interface InsurerWorkRow {
  readonly id: string;
  readonly kind: InsurerWorkKind;
  readonly reference: string;
  readonly group_name: string;
  readonly product_name: string;
  readonly insurer_name: string;
  readonly state: string;
  readonly since: Date;
}

/** An order whose materials are checked. */
export interface MaterialsRow {
  readonly reference: string;
  readonly group_name: string;
  readonly product_name: string;
  readonly agent_name: string;
  readonly state: string;
  readonly since: Date;
}

const refunds = sql`(
  select p.id::text as id, 'payment' as kind, coalesce(e.sn, o.sn) as reference, o.group_name, r.amount_fen, p.channel,
    r.created_at as since
  from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
    left join endorsements e on e.id = p.endorsement_id
  where r.sent_at is null
  union all
  select r.id::text, 'endorsement', e.sn, o.group_name, r.amount_fen, coalesce(p.channel, 'transfer'), r.created_at
  from endorsement_refunds r join endorsements e on e.id = r.endorsement_id join orders o on o.id = e.order_id
    left join payments p on p.id = r.payment_id
  where r.sent_at is null
  union all
  select r.id::text, 'surrender', o.sn, o.group_name, r.amount_fen, coalesce(p.channel, 'transfer'), r.created_at
  from surrender_refunds r join surrenders s on s.id = r.surrender_id join orders o on o.id = s.order_id
    left join payments p on p.id = r.payment_id
  where r.sent_at is null
)`;

/** States that wait for a decision, except a reported transfer, which has a queue of its own. */
const undecided = (states: readonly string[]) => sql.join(states.filter((state) => state !== 'transferPending'));

const insurerWork = sql`(
  select o.sn as id, 'order' as kind, o.sn as reference, o.group_name, o.product_name, o.insurer_name,
    o.status as state, o.created_at as since
  from orders o where o.status in (${undecided(orderMachine.sets.awaitsDecision)})
  union all
  select e.uuid::text, 'endorsement', e.sn, o.group_name, o.product_name, o.insurer_name, e.state, e.updated_at
  from endorsements e join orders o on o.id = e.order_id
  where e.state in (${undecided(endorsementMachine.sets.awaitsDecision)})
  union all
  select s.uuid::text, 'surrender', o.sn, o.group_name, o.product_name, o.insurer_name, s.state, s.applied_at
  from surrenders s join orders o on o.id = s.order_id
  where s.state in (${undecided(surrenderMachine.sets.awaitsDecision)})
  union all
  select i.uuid::text, 'invoice', o.sn, o.group_name, o.product_name, o.insurer_name, i.status, i.updated_at
  from invoices i join orders o on o.id = i.order_id
  where i.status in (${undecided(invoiceMachine.sets.awaitsDecision)})
)`;

const materials = sql`(
  select o.sn as id, o.sn as reference, o.group_name, o.product_name, a.name as agent_name, o.status as state,
    o.created_at as since
  from orders o join agents a on a.id = o.agent_id where o.status in (${sql.join(orderMachine.sets.checksMaterials)})
)`;

async function countOf(tx: DatabaseTransaction, source: RawBuilder<unknown>) {
  const { rows } = await sql<{ waiting: number; oldest: Date | null }>`
    select count(*)::int as waiting, min(since) as oldest from ${source} waiting`.execute(tx);
  return rows[0] ?? { waiting: 0, oldest: null };
}

/** The rows of one page, the oldest first. */
const onPage = <Row>(source: RawBuilder<unknown>, page: number): RawBuilder<Row> =>
  sql<Row>`select * from ${source} waiting order by since, id
    limit ${rowsOnPage} offset ${(page - 1) * rowsOnPage}`;

/** One page of refunds that haven't been sent, the oldest first. */
export async function refundPage(tx: DatabaseTransaction, page: number) {
  const found: RawBuilder<PendingRefund> = onPage(refunds, page);
  const { rows } = await found.execute(tx);
  return { total: (await waitingRefunds(tx)).waiting, rows };
}

/** Number of refunds that haven't been sent, and the instant since which the oldest waits. */
export const waitingRefunds = (tx: DatabaseTransaction) => countOf(tx, refunds);

/** One page of orders whose materials are checked, the oldest first. */
export async function materialsPage(tx: DatabaseTransaction, page: number) {
  const found: RawBuilder<MaterialsRow> = onPage(materials, page);
  const { rows } = await found.execute(tx);
  return { total: (await waitingMaterials(tx)).waiting, rows };
}

/** Number of orders whose materials are checked, and the instant since which the oldest waits. */
export const waitingMaterials = (tx: DatabaseTransaction) => countOf(tx, materials);

/** One page of what waits for a decision, the oldest first. */
export async function insurerWorkPage(tx: DatabaseTransaction, page: number) {
  const found: RawBuilder<InsurerWorkRow> = onPage(insurerWork, page);
  const { rows } = await found.execute(tx);
  return { total: (await waitingInsurerWork(tx)).waiting, rows };
}

/** Number of entries that wait for a decision, and the instant since which the oldest waits. */
export const waitingInsurerWork = (tx: DatabaseTransaction) => countOf(tx, insurerWork);
