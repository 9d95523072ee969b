import { endorsementMachine } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { invoiceMachine } from '@tuanbao/library/domain/invoice/invoiceMachine';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';
import { surrenderMachine } from '@tuanbao/library/domain/order/surrenderMachine';
import { sql } from 'kysely';

import type { Database } from '../platform/database/database.ts';

/** Something that waits for a decision of the insurer's side. */
export interface Waiting {
  readonly subject: 'order' | 'transfer' | 'endorsement' | 'surrender' | 'invoice' | 'refund';
  /** Number of an order, uuid of an endorsement, surrender or invoice, `payment:<uuid>`, `endorsement:<uuid>` or `surrender:<uuid>` of a refund. */
  readonly number: string;
  readonly state: string;
  readonly amountFen: number;
}

/** States in which each waits for the insurer's side. */
const waitingStates = {
  order: orderMachine.sets.awaitsDecision,
  endorsement: endorsementMachine.sets.awaitsDecision,
  surrender: surrenderMachine.sets.awaitsDecision,
  invoice: invoiceMachine.sets.awaitsDecision,
} as const;

/** Orders, endorsements, surrenders and invoices that wait for the insurer's side, the oldest first. */
export async function waitingSubjects(database: Database): Promise<readonly Waiting[]> {
  const { rows } = await sql<Waiting>`
    select w.subject, w.number, w.state, w."amountFen" from (
      select case when status = 'transferPending' then 'transfer' else 'order' end as subject, sn as number,
        status as state, total_fen as "amountFen", created_at as since
      from orders
      where status in (${sql.join(waitingStates.order)})
      union all
      select 'endorsement', uuid::text, state, net_fen, created_at from endorsements
      where state in (${sql.join(waitingStates.endorsement)})
      union all
      select 'surrender', uuid::text, state, unused_fen - fee_fen, applied_at from surrenders
      where state in (${sql.join(waitingStates.surrender)})
      union all
      select 'invoice', uuid::text, status, amount_fen, created_at from invoices
      where status in (${sql.join(waitingStates.invoice)})
    ) w order by w.since limit 500`.execute(database);
  return rows;
}

/** An order while it waits for the insurer's side, by its number. */
export const waitingOrder = (database: Database, sn: string) =>
  database
    .selectFrom('orders')
    .select(['id', 'sn', 'status'])
    .where('sn', '=', sn)
    .where('status', 'in', waitingStates.order)
    .executeTakeFirst();

/** An endorsement while it waits for the insurer's side, by its uuid. */
export const waitingEndorsement = (database: Database, uuid: string) =>
  database
    .selectFrom('endorsements')
    .select(['id', 'state'])
    .where('uuid', '=', uuid)
    .where('state', 'in', waitingStates.endorsement)
    .executeTakeFirst();

/** A surrender while it waits for the insurer's side, by its uuid. */
export const waitingSurrender = (database: Database, uuid: string) =>
  database
    .selectFrom('surrenders')
    .select(['id', 'state'])
    .where('uuid', '=', uuid)
    .where('state', 'in', waitingStates.surrender)
    .executeTakeFirst();

/** An invoice while it waits for the insurer's side, by its uuid. */
export const waitingInvoice = (database: Database, uuid: string) =>
  database
    .selectFrom('invoices')
    .select(['id', 'status'])
    .where('uuid', '=', uuid)
    .where('status', 'in', waitingStates.invoice)
    .executeTakeFirst();
