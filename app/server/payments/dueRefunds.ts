import { sql } from 'kysely';

import { isUuid } from '../platform/database/uuid.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { Services } from '../services/services.ts';
import { noteRefunded } from './service.ts';

/** What goes back by transfer: a whole payment, or the difference of an endorsement. */
export type RefundKind = 'payment' | 'endorsement';

/** Money that an operator has to transfer back: it came by transfer, or no payment is left to refund. */
export interface DueRefund {
  readonly kind: RefundKind;
  readonly id: string;
  /** Number of the order, or of the endorsement. */
  readonly sn: string;
  readonly amountFen: number;
}

/** Refunds that wait for a transfer, the oldest first. */
export async function dueRefunds({ database }: Pick<Services, 'database'>): Promise<readonly DueRefund[]> {
  const { rows } = await sql<DueRefund>`
    select due.kind, due.id, due.sn, due."amountFen" from (
      select 'payment' as kind, p.id::text as id, coalesce(e.sn, o.sn) as sn, r.amount_fen as "amountFen", r.created_at
      from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
        left join endorsements e on e.id = p.endorsement_id
      where r.sent_at is null and p.channel = 'transfer'
      union all
      select 'endorsement', r.id::text, e.sn, r.amount_fen, r.created_at
      from endorsement_refunds r join endorsements e on e.id = r.endorsement_id
        left join payments p on p.id = r.payment_id
      where r.sent_at is null and (p.id is null or p.channel = 'transfer')
    ) due order by due.created_at, due.id limit 50`.execute(database);
  return rows;
}

/** Notes that money was transferred back; false where none was due: saying it twice does nothing. @throws Refusal 900404 */
export async function noteTransferBack(services: Services, kind: RefundKind, id: string): Promise<boolean> {
  const { database, clock } = services;
  if (!isUuid(id)) throw notFound();
  return database.transaction().execute(async (tx) => {
    const at = clock.now();
    if (kind === 'endorsement') {
      const { rows } = await sql`
        update endorsement_refunds r set sent_at = ${at} where r.id = ${id}::uuid and r.sent_at is null
          and not exists (select 1 from payments p where p.id = r.payment_id and p.channel <> 'transfer')
        returning r.id`.execute(tx);
      return rows.length > 0;
    }
    const due = await tx
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select('payments.id')
      .where('payments.id', '=', id)
      .where('payments.channel', '=', 'transfer')
      .where('refunds.sent_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (due) await noteRefunded(tx, due.id, at);
    return due !== undefined;
  });
}
