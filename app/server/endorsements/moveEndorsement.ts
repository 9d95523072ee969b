import {
  endorsementMachine,
  type EndorsementReason,
  type EndorsementState,
  isPaymentDue,
} from '@tuanbao/library/domain/endorsement/endorsementMachine';
import { type ReviewProcess } from '@tuanbao/library/domain/product/endorsementRule';
import type { Insertable, Updateable } from 'kysely';

import type { DatabaseTransaction, Tables } from '../platform/database/database.ts';
import type { EndorsementMover } from '../platform/database/endorsementTables.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { made, type MadeMove, type Move } from '../services/moves.ts';

/** Why an endorsement moves, who moves it, and when. */
export type EndorsementMove = Move<EndorsementReason, EndorsementMover>;

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
  { from, to, ...move }: MadeMove<EndorsementState, EndorsementReason | 'saved', EndorsementMover>,
): Promise<number> {
  const event = await tx
    .insertInto('endorsement_events')
    .values({ endorsement_id: id, from_state: from, to_state: to, ...move })
    .returning('id')
    .executeTakeFirstOrThrow();
  return event.id;
}

/** Creates the draft of an endorsement, with its first event. */
export async function startEndorsement(
  tx: DatabaseTransaction,
  row: Omit<Insertable<Tables['endorsements']>, 'state' | 'version'>,
): Promise<{ readonly id: number; readonly uuid: string }> {
  const started = await tx
    .insertInto('endorsements')
    .values({ ...row, state: 'temporary', version: 1 })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow();
  const saved = { from: null, to: 'temporary', reason: 'saved', by: 'agent', at: row.created_at, note: '' } as const;
  await noteEvent(tx, started.id, saved);
  return started;
}

/**
 * The only place that changes the state of an endorsement: along its machine, with one event, in the caller's
 * transaction. What else the move changes is written with it, and one that comes to the review is sent to the insurer.
 * @throws TransitionError
 */
export async function moveEndorsement(
  tx: DatabaseTransaction,
  id: number,
  move: EndorsementMove,
  changed: Omit<Updateable<Tables['endorsements']>, 'state'> = {},
): Promise<EndorsementState> {
  const { state, review, net_fen: netFen, paid_fen: paidFen } = await lockEndorsement(tx, id);
  const known = { review, isPaymentDue: isPaymentDue(netFen, paidFen) };
  const moved = made(endorsementMachine, state, move, known);
  await tx
    .updateTable('endorsements')
    .set({ ...changed, state: moved.to, updated_at: move.at })
    .where('id', '=', id)
    .execute();
  const eventId = await noteEvent(tx, id, moved);
  if (moved.to === 'firstReview') {
    await enqueue(tx, 'endorsement.review', `endorsement.review:${eventId}`, { endorsementId: id, eventId });
  }
  return moved.to;
}
