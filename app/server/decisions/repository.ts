import { endorsementMachine } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { invoiceMachine } from '@tuanbao/library/domain/invoice/invoiceMachine';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';
import { surrenderMachine } from '@tuanbao/library/domain/order/surrenderMachine';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { sql } from 'kysely';

import { isUuid } from '../platform/database/uuid.ts';
import type { Database } from '../tables/database.ts';

/** A subject that waits for a decision of the insurer. */
export interface Waiting {
  readonly subject: 'order' | 'transfer' | 'endorsement' | 'surrender' | 'invoice' | 'refund';
  /**
   * Identifies the subject: the number of an order, also for a transfer; the uuid of an endorsement, surrender or
   * invoice; or `payment:<uuid>`, `endorsement:<uuid>` or `surrender:<uuid>` for a refund.
   */
  readonly number: string;
  readonly state: string;
  readonly amountFen: number;
}

/**
 * For each subject: its table, the columns with its number, state, amount and time, and the states in which the subject
 * waits for the insurer.
 */
const places = {
  order: {
    table: 'orders',
    number: 'sn',
    state: 'status',
    amount: sql`total_fen`,
    since: 'created_at',
    states: orderMachine.sets.awaitsDecision,
  },
  endorsement: {
    table: 'endorsements',
    number: 'uuid',
    state: 'state',
    amount: sql`net_fen`,
    since: 'created_at',
    states: endorsementMachine.sets.awaitsDecision,
  },
  surrender: {
    table: 'surrenders',
    number: 'uuid',
    state: 'state',
    amount: sql`unused_fen - fee_fen`,
    since: 'applied_at',
    states: surrenderMachine.sets.awaitsDecision,
  },
  invoice: {
    table: 'invoices',
    number: 'uuid',
    state: 'status',
    amount: sql`amount_fen`,
    since: 'created_at',
    states: invoiceMachine.sets.awaitsDecision,
  },
} as const;

/**
 * Returns up to 500 orders, transfers, endorsements, surrenders and invoices that wait for the insurer, oldest first.
 */
export async function waitingSubjects(database: Database): Promise<readonly Waiting[]> {
  const waiting = Object.entries(places).map(
    ([subject, { table, number, state, amount, since, states }]) => sql`
      select case when ${sql.ref(state)} = 'transferPending' and ${subject}::text = 'order' then 'transfer'
          else ${subject}::text end as subject,
        ${sql.ref(number)}::text as number, ${sql.ref(state)} as state, ${amount} as "amountFen",
        ${sql.ref(since)} as since
      from ${sql.table(table)} where ${sql.ref(state)} in (${sql.join(states)})`,
  );
  const { rows } = await sql<Waiting>`
    select w.subject, w.number, w.state, w."amountFen" from (${sql.join(waiting, sql` union all `)}) w
    order by w.since limit 500`.execute(database);
  return rows;
}

/** The row of a subject (such as an order or invoice) that waits for a decision of the insurer. */
export interface WaitingRow {
  readonly id: number;
  readonly number: string;
  readonly state: string;
}

/**
 * Returns the subject of the kind `subject` with this number if it waits for a decision of the insurer; otherwise
 * undefined.
 */
export async function waitingSubject(
  database: Database,
  subject: string,
  number: string,
): Promise<WaitingRow | undefined> {
  const place = ownValue(places, subject);
  if (!place || (place.number === 'uuid' && !isUuid(number))) return undefined;
  const { rows } = await sql<WaitingRow>`
    select id, ${sql.ref(place.number)}::text as number, ${sql.ref(place.state)} as state from ${sql.table(place.table)}
    where ${sql.ref(place.number)} = ${number} and ${sql.ref(place.state)} in (${sql.join(place.states)})`.execute(
    database,
  );
  return rows[0];
}
