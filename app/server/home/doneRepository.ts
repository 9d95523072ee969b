import {
  type DoneChange,
  doneEndorsementReasons,
  doneInvoiceReasons,
  doneOrderReasons,
} from '@tuanbao/library/domain/worklist/doneWork';
import { sql } from 'kysely';

import type { DatabaseTransaction } from '../tables/database.ts';

/** A state change that counts as work of the agent, with the columns of its subject. */
export type DoneRow = DoneChange & {
  readonly at: Date;
  readonly order_sn: string;
  readonly policy_sn: string | null;
  readonly endorsement_uuid: string | null;
  readonly endorsement_sn: string | null;
  readonly product_id: string;
  readonly product_name: string;
  readonly group_name: string;
};

/**
 * For each subject, the last state change since an instant that counts as work of the agent. Returns at most `limit` of
 * these changes, newest first.
 */
export async function doneAfter(
  tx: DatabaseTransaction,
  agentId: string,
  since: Date,
  limit: number,
): Promise<readonly DoneRow[]> {
  const { rows } = await sql<DoneRow>`
    with done as (
      select 'order' as subject, order_events.order_id, null::bigint as endorsement_id, null::bigint as invoice_id,
        order_events.reason, order_events.at, order_events.id as event_id
      from order_events join orders on orders.id = order_events.order_id
      where order_events.at >= ${since} and order_events.reason in (${sql.join(doneOrderReasons)})
        and orders.agent_id = ${agentId}
      union all
      select 'endorsement', endorsements.order_id, endorsements.id, null, endorsement_events.reason,
        endorsement_events.at, endorsement_events.id
      from endorsement_events join endorsements on endorsements.id = endorsement_events.endorsement_id
      where endorsement_events.at >= ${since} and endorsement_events.reason in (${sql.join(doneEndorsementReasons)})
        and endorsements.agent_id = ${agentId}
      union all
      select 'invoice', invoices.order_id, null, invoices.id, invoice_events.reason, invoice_events.at,
        invoice_events.id
      from invoice_events join invoices on invoices.id = invoice_events.invoice_id
      where invoice_events.at >= ${since} and invoice_events.reason in (${sql.join(doneInvoiceReasons)})
        and invoice_events.by = 'agent' and invoices.agent_id = ${agentId}
    ), latest as (
      select distinct on (subject, order_id, endorsement_id, invoice_id) *
      from done order by subject, order_id, endorsement_id, invoice_id, at desc, event_id desc
    ), page as (
      select * from latest order by at desc, event_id desc limit ${limit}
    )
    select page.subject, page.reason, page.at, orders.sn as order_sn, orders.policy_sn, orders.product_id,
      orders.product_name, orders.group_name, endorsements.uuid as endorsement_uuid, endorsements.sn as endorsement_sn
    from page
    join orders on orders.id = page.order_id
    left join endorsements on endorsements.id = page.endorsement_id
    order by page.at desc, page.event_id desc`.execute(tx);
  return rows;
}
