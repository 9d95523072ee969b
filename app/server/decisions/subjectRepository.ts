import { invoiceMachine } from '@tuanbao/library/domain/invoice/invoiceMachine';
import { surrenderMachine } from '@tuanbao/library/domain/order/surrenderMachine';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { type RawBuilder, sql } from 'kysely';

import { isUuid } from '../platform/database/uuid.ts';
import type { DatabaseTransaction } from '../tables/database.ts';

/**
 * For each kind of subject: the query for the subjects that belong to an order or endorsement. Its argument is the
 * number of the order or endorsement. It returns the values by which a decision identifies these subjects in its field
 * `number`. Surrenders and invoices are found only while they wait for a decision, and refunds only until they are
 * sent.
 */
const numbersOf: Readonly<Record<string, (reference: string) => RawBuilder<{ readonly number: string }>>> = {
  order: (sn) => sql`select o.sn as number from orders o where o.sn = ${sn}`,
  transfer: (sn) => sql`select o.sn as number from orders o where o.sn = ${sn}`,
  endorsement: (sn) => sql`select e.uuid::text as number from endorsements e where e.sn = ${sn}`,
  surrender: (sn) => sql`
    select s.uuid::text as number from surrenders s join orders o on o.id = s.order_id
    where o.sn = ${sn} and s.state in (${sql.join(surrenderMachine.sets.awaitsDecision)})`,
  invoice: (sn) => sql`
    select i.uuid::text as number from invoices i join orders o on o.id = i.order_id
      left join endorsements e on e.id = i.endorsement_id
    where coalesce(e.sn, o.sn) = ${sn} and i.status in (${sql.join(invoiceMachine.sets.awaitsDecision)})`,
  refund: (sn) => sql`
    select 'payment:' || p.id as number from refunds r join payments p on p.id = r.payment_id
      join orders o on o.id = p.order_id left join endorsements e on e.id = p.endorsement_id
    where r.sent_at is null and coalesce(e.sn, o.sn) = ${sn}
    union all
    select 'endorsement:' || r.id from endorsement_refunds r join endorsements e on e.id = r.endorsement_id
    where r.sent_at is null and e.sn = ${sn}
    union all
    select 'surrender:' || r.id from surrender_refunds r join surrenders s on s.id = r.surrender_id
      join orders o on o.id = s.order_id
    where r.sent_at is null and o.sn = ${sn}`,
};

/**
 * Finds the subjects of one kind that belong to an order or endorsement. Surrenders and invoices are found only while
 * they wait for a decision, and refunds only until they are sent. `reference` is the number of the order or
 * endorsement. Returns the values by which a decision identifies these subjects in its field `number`.
 */
export async function numbersWith(
  tx: DatabaseTransaction,
  subject: string,
  reference: string,
): Promise<readonly string[]> {
  const query = ownValue(numbersOf, subject)?.(reference);
  if (!query) return [];
  const { rows } = await query.execute(tx);
  return rows.map(({ number }) => number);
}

/** True when there is a refund with this id. A refund that was already sent also counts. */
export async function isRefund(tx: DatabaseTransaction, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from refunds where payment_id = ${id}::uuid)
      or exists (select from endorsement_refunds where id = ${id}::uuid)
      or exists (select from surrender_refunds where id = ${id}::uuid) as known`.execute(tx);
  return rows[0]?.known ?? false;
}
