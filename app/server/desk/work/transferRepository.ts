import { sql } from 'kysely';

import { rowsOnPage } from '../../../contract/desk/work/rows.ts';
import type { TransferKind } from '../../../contract/desk/work/transfers.schema.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import type { WaitingEntry } from './waitingRepository.ts';

/** A transfer that an agent reported and whose money isn't found yet. */
export interface ReportedTransfer {
  readonly kind: TransferKind;
  /** Number of the order, or uuid of the endorsement. */
  readonly id: string;
  readonly reference: string;
  readonly order_id: number;
  readonly order_sn: string;
  /** Number of the agent's report. It increases with each new report. */
  readonly version: number;
  readonly group_name: string;
  readonly product_name: string;
  readonly agent_name: string;
  readonly amount_fen: number;
  readonly content_sealed: Uint8Array;
  readonly claimed_at: Date;
}

/** SQL of the reported transfers of orders and endorsements that an operator must still check. */
const reported = sql`(
  select 'order' as kind, o.sn as id, o.sn as reference, o.id as order_id, o.sn as order_sn, t.version,
    o.group_name, o.product_name, a.name as agent_name, o.total_fen as amount_fen, t.content_sealed, t.claimed_at
  from order_transfers t join orders o on o.id = t.order_id join agents a on a.id = o.agent_id
  where o.status = 'transferPending'
  union all
  select 'endorsement', e.uuid::text, e.sn, o.id, o.sn, t.version, o.group_name, o.product_name, a.name,
    e.net_fen - e.paid_fen, t.content_sealed, t.claimed_at
  from endorsement_transfers t join endorsements e on e.id = t.endorsement_id join orders o on o.id = e.order_id
    join agents a on a.id = o.agent_id
  where e.state = 'transferPending'
)`;

/** Returns one page of reported transfers, the oldest first. */
export async function transferPage(tx: DatabaseTransaction, page: number) {
  const { rows } = await sql<ReportedTransfer>`select * from ${reported} waiting order by claimed_at, id
    limit ${rowsOnPage} offset ${(page - 1) * rowsOnPage}`.execute(tx);
  const { waiting } = await waitingTransfers(tx);
  return { total: waiting, rows };
}

/** Returns one reported transfer; undefined if the transfer isn't waiting. */
export async function reportedTransfer(
  tx: DatabaseTransaction,
  { kind, id }: Pick<ReportedTransfer, 'kind' | 'id'>,
): Promise<ReportedTransfer | undefined> {
  const { rows } = await sql<ReportedTransfer>`
    select * from ${reported} waiting where kind = ${kind} and id = ${id}`.execute(tx);
  return rows[0];
}

/**
 * Returns the number of waiting transfers, and the instant at which the oldest was reported; null if no transfer waits.
 */
export async function waitingTransfers(tx: DatabaseTransaction) {
  const { rows } = await sql<{ waiting: number; oldest: Date | null }>`
    select count(*)::int as waiting, min(claimed_at) as oldest from ${reported} waiting`.execute(tx);
  return rows[0] ?? { waiting: 0, oldest: null };
}

/** Returns the waiting transfers of an order and of its endorsements. */
export async function transfersOfOrder(tx: DatabaseTransaction, orderSn: string): Promise<readonly WaitingEntry[]> {
  const { rows } = await sql<WaitingEntry>`
    select 'transfers' as queue, kind, id, reference, 'transferPending' as state, claimed_at as since
    from ${reported} waiting where order_sn = ${orderSn}`.execute(tx);
  return rows;
}
