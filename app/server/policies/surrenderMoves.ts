import {
  surrenderMachine,
  type SurrenderMoveReason,
  type SurrenderState,
} from '@tuanbao/library/domain/order/surrenderMachine';
import type { Insertable } from 'kysely';

import { enqueue } from '../platform/jobs/jobs.ts';
import type { Movable, Startable } from '../services/moves.ts';
import type { Tables } from '../tables/database.ts';
import type { SurrenderMover } from '../tables/surrenderTables.ts';
import { surrenderReview } from './jobKinds.ts';
import {
  insertSurrender,
  noteSurrenderEvents,
  surrenderById,
  type SurrenderRow,
  writeSurrenderState,
} from './surrenderRepository.ts';

type NewSurrender = Omit<Insertable<Tables['surrenders']>, 'state'>;

/**
 * The state transitions of surrenders. The caller has locked the order. A transition to the state `applied` also
 * enqueues the job that sends the surrender to the insurer.
 */
export const surrenderMoves: Movable<SurrenderRow, SurrenderState, SurrenderMoveReason, SurrenderMover> &
  Startable<NewSurrender, SurrenderRow, SurrenderState, SurrenderMoveReason, SurrenderMover> = {
  machine: surrenderMachine,
  locked: surrenderById,
  stateOf: ({ state }) => state,
  write: (tx, { id }, { to, note }) => writeSurrenderState(tx, id, { state: to, note }),
  note: noteSurrenderEvents,
  insert: (tx, row, state) => insertSurrender(tx, { ...row, state }),
  onEnter: {
    applied: (tx, { id }) => enqueue(tx, surrenderReview, { surrenderId: id }),
  },
};
