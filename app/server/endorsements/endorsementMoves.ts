import {
  type EndorsementCircumstances,
  endorsementMachine,
  type EndorsementReason,
  type EndorsementState,
  isPaymentDue,
} from '@tuanbao/library/domain/endorsement/endorsementMachine';
import type { Insertable, Updateable } from 'kysely';

import { enqueue } from '../platform/jobs/jobs.ts';
import type { Movable, Startable } from '../services/moves.ts';
import type { Tables } from '../tables/database.ts';
import type { EndorsementMover } from '../tables/endorsementTables.ts';
import { endorsementReview } from './jobKinds.ts';
import {
  insertEndorsement,
  lockEndorsement,
  type LockedEndorsement,
  noteEndorsementEvents,
  writeMove,
} from './statusRepository.ts';

type NewEndorsement = Omit<Insertable<Tables['endorsements']>, 'state' | 'version'>;
type Started = Pick<LockedEndorsement, 'id' | 'uuid'>;
type Changed = Omit<Updateable<Tables['endorsements']>, 'state'>;

/**
 * The state transitions of endorsements. When an endorsement enters the state `firstReview`, a job sends it to the
 * insurer.
 */
export const endorsementMoves: Movable<
  LockedEndorsement,
  EndorsementState,
  EndorsementReason,
  EndorsementMover,
  Changed,
  EndorsementCircumstances
> &
  Startable<NewEndorsement, Started, EndorsementState, EndorsementReason, EndorsementMover, EndorsementCircumstances> =
  {
    machine: endorsementMachine,
    locked: lockEndorsement,
    stateOf: ({ state }) => state,
    circumstancesOf: ({ review, net_fen: netFen, paid_fen: paidFen }) => ({
      review,
      isPaymentDue: isPaymentDue(netFen, paidFen),
    }),
    write: (tx, { id }, { to, at }, changed) => writeMove(tx, id, { ...changed, state: to, updated_at: at }),
    note: noteEndorsementEvents,
    insert: (tx, row, state) => insertEndorsement(tx, { ...row, state, version: 1 }),
    onEnter: {
      firstReview: (tx, { id, eventId }) => enqueue(tx, endorsementReview, { endorsementId: id, eventId }),
    },
  };
