import { lockOrder } from '../orders/repository.ts';
import { paymentTermMs } from '../payments/closeUnpaid.ts';
import { closeEndorsementPayments, waitingEndorsementPayment } from '../payments/endorsementPaymentRepository.ts';
import { endTrade } from '../payments/endTrade.ts';
import { followTrade } from '../payments/takeMoney.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { enqueue, type JobHandlers } from '../platform/jobs/jobs.ts';
import type { Services } from '../services/services.ts';
import { moveEndorsement } from './moveEndorsement.ts';
import { endorsementsPast } from './overdueRepository.ts';
import { refundPayments } from './refunds.ts';
import { lockEndorsement } from './statusRepository.ts';

/** Endorsements that are looked at in one round; the next round takes the rest. */
const batch = 200;

/** Endorsements whose time is over; all, or this one. */
const overdueEndorsements = (
  { clock }: Services,
  database: Database | DatabaseTransaction,
  endorsementId: number | null = null,
): Promise<readonly number[]> =>
  endorsementsPast(database, {
    today: clock.today(),
    dueSince: new Date(clock.now().getTime() - paymentTermMs),
    endorsementId,
    limit: batch,
  });

/** Enqueues the closing of endorsements that weren't paid or finished in time. */
export async function enqueueOverdueEndorsements(services: Services): Promise<void> {
  const { database } = services;
  for (const id of await overdueEndorsements(services, database)) {
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
    const waiting = await waitingEndorsementPayment(database, endorsementId);
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
      await closeEndorsementPayments(tx, endorsementId);
      await refundPayments(tx, endorsementId, at);
    };
  };
