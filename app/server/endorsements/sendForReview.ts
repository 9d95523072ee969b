import { linkedMaterials } from '../files/linkedMaterials.ts';
import type { EndorsementContents } from '../gateways/gateways.ts';
import { lockOrder } from '../orders/repository.ts';
import { openedChanges } from '../orders/sealedChanges.ts';
import type { JobHandler } from '../services/lanes.ts';
import type { Services } from '../services/services.ts';
import type { Database, DatabaseTransaction } from '../tables/database.ts';
import type { ReviewJob } from './jobKinds.ts';
import { storedEndorsementOf } from './repository.ts';
import { settleReview } from './review.ts';
import { endorsementAtEvent, lastEndorsementEvent } from './statusRepository.ts';

/**
 * Returns the endorsement if it still waits for the insurer in the review that started with this event; otherwise
 * undefined.
 */
async function awaited(database: Database | DatabaseTransaction, { endorsementId, eventId }: ReviewJob) {
  const row = await endorsementAtEvent(database, endorsementId);
  return row?.state === 'firstReview' && row.event_id === eventId ? row : undefined;
}

/** Returns the agent's answer to the last question of the review; empty if the last event isn't an answer. */
async function lastAnswerOf(database: Database, endorsementId: number): Promise<string> {
  const last = await lastEndorsementEvent(database, endorsementId);
  return last?.reason === 'answered' ? last.note : '';
}

/** The data that the insurer needs to review an endorsement. These data are decrypted for the insurer only. */
export async function endorsementContents(services: Services, endorsementId: number): Promise<EndorsementContents> {
  const { database, keyring } = services;
  const row = await storedEndorsementOf(database, endorsementId);
  return {
    uuid: row.uuid,
    endorsementSn: row.sn,
    orderSn: row.order_sn,
    policySn: row.policy_sn,
    productId: row.product_id,
    productVersion: row.product_version,
    effectiveDate: row.effective_date ?? '',
    review: row.review,
    headsBefore: row.heads_before,
    headsAfter: row.heads_after,
    netFen: row.net_fen,
    paidFen: row.paid_fen,
    changes: openedChanges(keyring, row.changes_sealed),
    lines: row.trial?.lines ?? [],
    papers: await linkedMaterials(services, row.agent_id, row.materials),
    answer: await lastAnswerOf(database, endorsementId),
  };
}

/**
 * Job that sends an endorsement to the insurer's review. If the insurer's response contains the decision, the job
 * applies it. After a crash the job can run again: the insurer repeats its response for the same key, and if the
 * endorsement has changed since the event of the job, the job does nothing.
 */
export const sendForReview =
  (services: Services): JobHandler<ReviewJob> =>
  async (asked) => {
    const { database, gateways } = services;
    const endorsement = await awaited(database, asked);
    if (!endorsement) return () => Promise.resolve();
    const { id, uuid, order_id: orderId } = endorsement;
    const reviewing = await gateways.insurer.review({
      key: `${uuid}:${asked.eventId}`,
      contents: () => endorsementContents(services, id),
    });
    return async (tx) => {
      if (reviewing.outcome === 'inHand') return;
      await lockOrder(tx, orderId);
      if (!(await awaited(tx, asked))) return;
      const { outcome, ...words } = { note: '', ...reviewing };
      await settleReview(services, tx, endorsement, { reason: outcome, ...words });
    };
  };
