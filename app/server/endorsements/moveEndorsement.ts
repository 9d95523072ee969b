import type { EndorsementState } from '@tuanbao/library/domain/endorsement/endorsementStatus';
import {
  type EndorsementReason,
  endorsementTargetOf,
  isPaymentDue,
  type ReviewProcess,
} from '@tuanbao/library/domain/endorsement/endorsementTransitions';
import type { Insertable, Updateable } from 'kysely';

import type { DatabaseTransaction, Tables } from '../database/database.ts';
import type { EndorsementMover } from '../database/endorsementTables.ts';
import { enqueue } from '../jobs/jobs.ts';

/** A move that the table of transitions doesn't have. Nothing was changed. */
export class EndorsementTransitionError extends Error {
  override readonly name = 'EndorsementTransitionError';
}

/** Why an endorsement moves, who moved it, and when. */
export interface EndorsementMove {
  readonly reason: EndorsementReason;
  readonly by: EndorsementMover;
  readonly at: Date;
  /** What whoever moved it says. */
  readonly note?: string;
}

/** An endorsement behind its lock. */
export interface LockedEndorsement {
  readonly id: number;
  readonly uuid: string;
  readonly sn: string;
  readonly order_id: number;
  readonly state: EndorsementState;
  readonly review: ReviewProcess;
  readonly effective_date: string | null;
  readonly net_fen: number;
  readonly paid_fen: number;
}

/** Locks an endorsement, so that everything that happens to it happens one after the other. */
export async function lockEndorsement(tx: DatabaseTransaction, id: number): Promise<LockedEndorsement> {
  return tx
    .selectFrom('endorsements')
    .select(['id', 'uuid', 'sn', 'order_id', 'state', 'review', 'effective_date', 'net_fen', 'paid_fen'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function noteEvent(
  tx: DatabaseTransaction,
  id: number,
  edge: { readonly from: EndorsementState | null; readonly to: EndorsementState },
  { reason, by, at, note = '' }: Omit<EndorsementMove, 'reason'> & { readonly reason: EndorsementReason | 'saved' },
): Promise<number> {
  const event = await tx
    .insertInto('endorsement_events')
    .values({ endorsement_id: id, from_state: edge.from, to_state: edge.to, reason, by, note, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return event.id;
}

/** Brings the draft of an endorsement into the world, with its first event. */
export async function startEndorsement(
  tx: DatabaseTransaction,
  row: Omit<Insertable<Tables['endorsements']>, 'state' | 'version'>,
): Promise<{ readonly id: number; readonly uuid: string }> {
  const started = await tx
    .insertInto('endorsements')
    .values({ ...row, state: 'temporary', version: 1 })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow();
  await noteEvent(
    tx,
    started.id,
    { from: null, to: 'temporary' },
    { reason: 'saved', by: 'agent', at: row.created_at },
  );
  return started;
}

/**
 * The only place that changes the state of an endorsement: along the table of transitions, with one event, in the
 * transaction of whoever decided. What else the move changes is written with it, and one that comes to the review is sent
 * to the insurer. @throws EndorsementTransitionError
 */
export async function moveEndorsement(
  tx: DatabaseTransaction,
  id: number,
  move: EndorsementMove,
  changed: Omit<Updateable<Tables['endorsements']>, 'state'> = {},
): Promise<EndorsementState> {
  const { state: from, review, net_fen: netFen, paid_fen: paidFen } = await lockEndorsement(tx, id);
  const to = endorsementTargetOf(from, move.reason, { review, isPaymentDue: isPaymentDue(netFen, paidFen) });
  if (to === null) throw new EndorsementTransitionError(`no move from ${from} by ${move.reason}`);
  await tx
    .updateTable('endorsements')
    .set({ ...changed, state: to, updated_at: move.at })
    .where('id', '=', id)
    .execute();
  const eventId = await noteEvent(tx, id, { from, to }, move);
  if (to === 'firstReview') {
    await enqueue(tx, 'endorsement.review', `endorsement.review:${eventId}`, { endorsementId: id, eventId });
  }
  return to;
}
