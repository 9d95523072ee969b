import { endorsementMachine } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { invoiceMachine } from '@tuanbao/library/domain/invoice/invoiceMachine';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';
import { sql } from 'kysely';

import { dueRefunds } from '../payments/refundRepository.ts';
import type { Services } from '../services/services.ts';

/** Something that waits for a decision of the insurer's side. */
export interface Waiting {
  readonly subject: 'order' | 'transfer' | 'endorsement' | 'invoice' | 'refund';
  /** Number of an order, uuid of an endorsement or invoice, `payment:<uuid>` or `endorsement:<uuid>` of a refund. */
  readonly number: string;
  readonly state: string;
  readonly amountFen: number;
}

/** States in which each waits for the insurer's side. */
export const waitingStates = {
  order: orderMachine.sets.awaitsDecision,
  endorsement: endorsementMachine.sets.awaitsDecision,
  invoice: invoiceMachine.sets.awaitsDecision,
} as const;

/** Everything that waits for the insurer's side, the oldest first. */
export async function waitingDecisions(services: Services): Promise<readonly Waiting[]> {
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
      select 'invoice', uuid::text, status, amount_fen, created_at from invoices
      where status in (${sql.join(waitingStates.invoice)})
    ) w order by w.since limit 500`.execute(services.database);
  const refunds = (await dueRefunds(services.database)).map(({ kind, id, amountFen }): Waiting => ({
    subject: 'refund',
    number: `${kind}:${id}`,
    state: 'due',
    amountFen,
  }));
  return [...rows, ...refunds];
}
