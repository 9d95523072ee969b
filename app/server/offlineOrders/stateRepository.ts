import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import {
  offlineOrderMachine,
  type OfflineOrderReason,
  type OfflineOrderState,
} from '@tuanbao/library/domain/offlineOrder/offlineOrderMachine';
import type { Insertable, Updateable } from 'kysely';

import type { MadeMove } from '../services/moves.ts';
import type { DatabaseTransaction, Tables } from '../tables/database.ts';
import type { OfflineOrderMover } from '../tables/fileTables.ts';
import type { OfflineOrderRow } from './repository.ts';

type Made = MadeMove<OfflineOrderState, OfflineOrderReason, OfflineOrderMover>;

/** Columns that a transition changes in addition to the state: the operator, and the answer to the agent. */
export type OfflineOrderChange = Pick<
  Updateable<Tables['offline_orders']>,
  'operator_id' | 'answer' | 'quoted_fen' | 'valid_until' | 'custom_order_id'
>;

/** Locks an offline order. Returns its row. */
export const lockOfflineOrder = (tx: DatabaseTransaction, id: number): Promise<OfflineOrderRow> =>
  tx.selectFrom('offline_orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** Inserts an offline order. Returns its row. */
export const insertOfflineOrder = (
  tx: DatabaseTransaction,
  row: Insertable<Tables['offline_orders']>,
): Promise<OfflineOrderRow> => tx.insertInto('offline_orders').values(row).returningAll().executeTakeFirstOrThrow();

const noAnswer: OfflineOrderChange = { answer: '', quoted_fen: null, valid_until: null, custom_order_id: null };

/**
 * Stores the new state of an offline order. When the order waits for an operator again, the previous answer is removed
 * from the row, but stays in the events. Only `move` calls this function.
 */
export async function writeOfflineState(
  tx: DatabaseTransaction,
  { id, state }: Pick<OfflineOrderRow, 'id' | 'state'>,
  { to, at }: Pick<Made, 'to' | 'at'>,
  changed: OfflineOrderChange = {},
): Promise<void> {
  const { waits } = offlineOrderMachine.sets;
  await tx
    .updateTable('offline_orders')
    .set({
      state: to,
      ...(isIn(waits, to) && noAnswer),
      ...(isIn(waits, to) && !isIn(waits, state) && { waits_since: at }),
      ...(to === 'waiting' && { operator_id: null }),
      ...changed,
    })
    .where('id', '=', id)
    .execute();
}

/** Records state transitions of an offline order, oldest first. Returns the id of the last recorded event. */
export async function noteOfflineEvents(
  tx: DatabaseTransaction,
  offlineOrderId: number,
  moves: readonly Made[],
): Promise<number> {
  const events = await tx
    .insertInto('offline_order_events')
    .values(
      moves.map(({ from, to, ...move }) => ({
        offline_order_id: offlineOrderId,
        from_state: from,
        to_state: to,
        ...move,
      })),
    )
    .returning('id')
    .execute();
  return Math.max(...events.map(({ id }) => id));
}

/** State transitions of an offline order, oldest first. */
export const offlineEventsOf = (tx: DatabaseTransaction, offlineOrderId: number) =>
  tx
    .selectFrom('offline_order_events')
    .select(['from_state', 'to_state', 'reason', 'by', 'note', 'at'])
    .where('offline_order_id', '=', offlineOrderId)
    .orderBy('id')
    .execute();
