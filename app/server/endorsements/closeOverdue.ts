import { lockOrder } from '../orders/repository.ts';
import { paymentTermMs } from '../payments/closeUnpaid.ts';
import { closeEndorsementPayments, waitingEndorsementPayment } from '../payments/endorsementPaymentRepository.ts';
import { endTrade } from '../payments/endTrade.ts';
import { followTrade } from '../payments/takeMoney.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { JobHandler } from '../services/lanes.ts';
import { move } from '../services/moves.ts';
import type { Services } from '../services/services.ts';
import type { Database, DatabaseTransaction } from '../tables/database.ts';
import { endorsementMoves } from './endorsementMoves.ts';
import { endorsementClose, endorsementEndPayment, type EndorsementJob } from './jobKinds.ts';
import { endorsementsPast } from './overdueRepository.ts';
import { refundPayments } from './refunds.ts';
import { lockEndorsement } from './statusRepository.ts';

/** Maximum number of overdue endorsements that one query reads. */
const batch = 200;

/**
 * Returns the ids of overdue endorsements. If `which` has `after`, returns at most `batch` ids that are greater than
 * `after`. If `which` has `endorsementId`, returns this id if the endorsement is overdue.
 */
const overdueEndorsements = (
  { clock }: Services,
  database: Database | DatabaseTransaction,
  which: { readonly after: number } | { readonly endorsementId: number },
): Promise<readonly number[]> =>
  endorsementsPast(database, {
    today: clock.today(),
    dueSince: new Date(clock.now().getTime() - paymentTermMs),
    endorsementId: null,
    after: 0,
    limit: batch,
    ...which,
  });

/** Enqueues a closing job for each overdue endorsement. */
export async function enqueueOverdueEndorsements(services: Services): Promise<void> {
  const { database } = services;
  for (let after = 0; ;) {
    const ids = await overdueEndorsements(services, database, { after });
    for (const endorsementId of ids) {
      after = endorsementId;
      const job = { endorsementId };
      await database.transaction().execute((tx) => enqueue(tx, endorsementClose, job));
    }
    if (ids.length < batch) return;
  }
}

/**
 * Closes an endorsement and its waiting payments, if the endorsement is still overdue. Completed payments are refunded.
 */
async function closeOverdue(services: Services, tx: DatabaseTransaction, endorsementId: number): Promise<void> {
  await lockEndorsement(tx, endorsementId);
  const overdue = await overdueEndorsements(services, tx, { endorsementId });
  if (overdue.length === 0) return; // The endorsement was paid, cancelled or reported as transferred.
  const at = services.clock.now();
  await move(tx, endorsementMoves, endorsementId, { reason: 'closed', by: 'system', at });
  await closeEndorsementPayments(tx, endorsementId);
  await refundPayments(tx, endorsementId, at);
}

/**
 * Job that closes an overdue endorsement. If a payment of the endorsement is waiting, the job enqueues
 * `endOverdueEndorsementPayment` instead.
 */
export const closeOverdueEndorsement =
  (services: Services): JobHandler<EndorsementJob> =>
  ({ endorsementId }) =>
    Promise.resolve(async (tx) => {
      await lockEndorsement(tx, endorsementId);
      if (!(await waitingEndorsementPayment(tx, endorsementId))) return closeOverdue(services, tx, endorsementId);
      await enqueue(tx, endorsementEndPayment, { endorsementId });
    });

/**
 * Job that ends the waiting payment of an overdue endorsement at the gateway, and then closes the endorsement. If the
 * payer paid before the gateway could end the payment, the payment is recorded first. If the endorsement can still be
 * paid, the payment pays it, and the endorsement isn't closed. Otherwise the payment is refunded.
 */
export const endOverdueEndorsementPayment =
  (services: Services): JobHandler<EndorsementJob> =>
  async ({ endorsementId }) => {
    const waiting = await waitingEndorsementPayment(services.database, endorsementId);
    const isPaid = waiting !== undefined && (await endTrade(services, waiting));
    return async (tx) => {
      if (isPaid) {
        await lockOrder(tx, waiting.order_id);
        await followTrade(services, tx, { paymentId: waiting.id, state: 'paid' });
      }
      await closeOverdue(services, tx, endorsementId);
    };
  };
