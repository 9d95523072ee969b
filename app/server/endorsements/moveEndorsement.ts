import {
  endorsementMachine,
  type EndorsementReason,
  type EndorsementState,
  isPaymentDue,
} from '@tuanbao/library/domain/endorsement/endorsementMachine';
import type { Insertable, Updateable } from 'kysely';

import type { DatabaseTransaction, Tables } from '../platform/database/database.ts';
import type { EndorsementMover } from '../platform/database/endorsementTables.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { made, type Move } from '../services/moves.ts';
import { insertEndorsement, lockEndorsement, noteEndorsementEvent, writeMove } from './statusRepository.ts';

/** Why an endorsement moves, who moves it, and when. */
export type EndorsementMove = Move<EndorsementReason, EndorsementMover>;

/** Creates the draft of an endorsement, with its first event. */
export async function startEndorsement(
  tx: DatabaseTransaction,
  row: Omit<Insertable<Tables['endorsements']>, 'state' | 'version'>,
): Promise<{ readonly id: number; readonly uuid: string }> {
  const started = await insertEndorsement(tx, { ...row, state: 'temporary', version: 1 });
  const saved = { from: null, to: 'temporary', reason: 'saved', by: 'agent', at: row.created_at, note: '' } as const;
  await noteEndorsementEvent(tx, started.id, saved);
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
  await writeMove(tx, id, { ...changed, state: moved.to, updated_at: move.at });
  const eventId = await noteEndorsementEvent(tx, id, moved);
  if (moved.to === 'firstReview') {
    await enqueue(tx, 'endorsement.review', `endorsement.review:${eventId}`, { endorsementId: id, eventId });
  }
  return moved.to;
}
