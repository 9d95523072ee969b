import type { EndorsementReason, EndorsementState } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import type { ReviewProcess } from '@tuanbao/library/domain/product/endorsementRule';
import type { Insertable, Selectable, Updateable } from 'kysely';

import type { MadeMove } from '../services/moves.ts';
import type { Database, DatabaseTransaction, Tables } from '../tables/database.ts';
import type { EndorsementMover } from '../tables/endorsementTables.ts';

/** An endorsement whose row is locked in the transaction. */
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

/** Locks the row of an endorsement, so that two transactions can't change it at the same time. */
export async function lockEndorsement(tx: DatabaseTransaction, id: number): Promise<LockedEndorsement> {
  return tx
    .selectFrom('endorsements')
    .select(['id', 'uuid', 'sn', 'order_id', 'state', 'review', 'effective_date', 'net_fen', 'paid_fen'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** An order's endorsements in the state `succeeded`, oldest first. */
export const succeededEndorsementsOf = (
  tx: DatabaseTransaction,
  orderId: number,
): Promise<readonly { readonly id: number }[]> =>
  tx
    .selectFrom('endorsements')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'succeeded')
    .orderBy('id')
    .execute();

/** Inserts an endorsement. Returns its row id and uuid. */
export const insertEndorsement = (
  tx: DatabaseTransaction,
  row: Insertable<Tables['endorsements']>,
): Promise<{ readonly id: number; readonly uuid: string }> =>
  tx.insertInto('endorsements').values(row).returning(['id', 'uuid']).executeTakeFirstOrThrow();

/**
 * Updates the columns that a state transition of an endorsement changes, including the state. Only `move` calls this
 * function.
 */
export async function writeMove(
  tx: DatabaseTransaction,
  id: number,
  changed: Updateable<Tables['endorsements']>,
): Promise<void> {
  await tx.updateTable('endorsements').set(changed).where('id', '=', id).execute();
}

/** Records state transitions of an endorsement, oldest first. Returns the id of the last recorded event. */
export async function noteEndorsementEvents(
  tx: DatabaseTransaction,
  id: number,
  moves: readonly MadeMove<EndorsementState, EndorsementReason, EndorsementMover>[],
): Promise<number> {
  const events = await tx
    .insertInto('endorsement_events')
    .values(moves.map(({ from, to, ...move }) => ({ endorsement_id: id, from_state: from, to_state: to, ...move })))
    .returning('id')
    .execute();
  return Math.max(...events.map((event) => event.id));
}

/** All events of an endorsement, oldest first. */
export async function endorsementEvents(tx: DatabaseTransaction, id: number) {
  return tx.selectFrom('endorsement_events').selectAll().where('endorsement_id', '=', id).orderBy('id').execute();
}

/** Reason and note of the last event of an endorsement; undefined when the endorsement has no event. */
export const lastEndorsementEvent = (
  database: Database,
  id: number,
): Promise<Pick<Selectable<Tables['endorsement_events']>, 'reason' | 'note'> | undefined> =>
  database
    .selectFrom('endorsement_events')
    .select(['reason', 'note'])
    .where('endorsement_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Returns the state of the endorsement with this id, and the id of its last recorded event; undefined if there is no
 * endorsement.
 */
export async function endorsementAtEvent(database: Database | DatabaseTransaction, id: number) {
  return database
    .selectFrom('endorsements')
    .innerJoin('endorsement_events', 'endorsement_events.endorsement_id', 'endorsements.id')
    .select(['endorsements.id', 'uuid', 'order_id', 'state', 'endorsement_events.id as event_id'])
    .where('endorsements.id', '=', id)
    .orderBy('endorsement_events.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
