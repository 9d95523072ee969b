import { endorsementMachine } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { sql } from 'kysely';

import { lockOrder } from '../orders/repository.ts';
import { paymentTermMs } from '../payments/closeUnpaid.ts';
import { endTrade } from '../payments/endTrade.ts';
import { followTrade } from '../payments/takeMoney.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { enqueue, type JobHandlers } from '../platform/jobs/jobs.ts';
import type { Services } from '../services/services.ts';
import { lockEndorsement, moveEndorsement } from './moveEndorsement.ts';
import { closeWaitingPayments } from './payment.ts';
import { refundPayments } from './refunds.ts';

/** Endorsements that are looked at in one round; the next round takes the rest. */
const batch = 200;

/**
 * Endorsements that can't go on: the day from which they would hold has come (nothing is back-dated), or nobody paid in
 * time. One that waits for its transfer to be found is left alone: its money may be there.
 */
async function overdueEndorsements(
  { clock }: Services,
  database: Database | DatabaseTransaction,
  endorsementId: number | null = null,
): Promise<readonly { readonly id: number }[]> {
  const since = new Date(clock.now().getTime() - paymentTermMs);
  const { rows } = await sql<{ id: number }>`
    select e.id from endorsements e
    where e.state in (${sql.join(endorsementMachine.sets.overdue)})
      and (${endorsementId}::bigint is null or e.id = ${endorsementId}::bigint)
      and (e.effective_date <= ${clock.today()}::date or (e.state <> 'awaitingMaterials' and
        (select max(v.at) from endorsement_events v where v.endorsement_id = e.id and v.reason = 'materialsInPaymentDue')
          <= ${since}))
    order by e.id limit ${batch}`.execute(database);
  return rows;
}

/** Enqueues the closing of endorsements that weren't paid or finished in time. */
export async function enqueueOverdueEndorsements(services: Services): Promise<void> {
  const { database } = services;
  for (const { id } of await overdueEndorsements(services, database)) {
    const job = { endorsementId: id };
    await database.transaction().execute((tx) => enqueue(tx, 'endorsement.close', `endorsement.close:${id}`, job));
  }
}

/**
 * The job that closes an endorsement whose term is over; what was paid for it goes back. Its payment is ended at the
 * gateway first: where it was made meanwhile, its money counts, or goes back with the rest.
 */
export const closeOverdueEndorsement =
  (services: Services): JobHandlers['endorsement.close'] =>
  async ({ endorsementId }) => {
    const { database, clock } = services;
    const waiting = await database
      .selectFrom('payments')
      .select(['id', 'amount_fen', 'order_id'])
      .where('endorsement_id', '=', endorsementId)
      .where('status', '=', 'waiting')
      .executeTakeFirst();
    const isPaid = waiting !== undefined && (await endTrade(services, waiting));
    return async (tx) => {
      if (isPaid) {
        await lockOrder(tx, waiting.order_id);
        await followTrade(services, tx, { paymentId: waiting.id, state: 'paid' });
      }
      await lockEndorsement(tx, endorsementId);
      const overdue = await overdueEndorsements(services, tx, endorsementId);
      if (overdue.length === 0) return; // paid, given up, or claimed to be paid
      const at = clock.now();
      await moveEndorsement(tx, endorsementId, { reason: 'closed', by: 'system', at });
      await closeWaitingPayments(tx, endorsementId);
      await refundPayments(tx, endorsementId, at);
    };
  };
