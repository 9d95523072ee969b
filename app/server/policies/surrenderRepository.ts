import { endorsementMachine } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import type { SurrenderMoveReason, SurrenderState } from '@tuanbao/library/domain/order/surrenderMachine';
import { surrenderMachine } from '@tuanbao/library/domain/order/surrenderMachine';
import type { Insertable, Selectable } from 'kysely';

import { isUuid } from '../platform/database/uuid.ts';
import type { MadeMove } from '../services/moves.ts';
import type { Database, DatabaseTransaction, Tables } from '../tables/database.ts';
import type { SurrenderMover } from '../tables/surrenderTables.ts';

/** Row of the table `surrenders`. */
export type SurrenderRow = Selectable<Tables['surrenders']>;

/** Inserts a surrender. Returns its row. */
export const insertSurrender = (
  tx: DatabaseTransaction,
  row: Insertable<Tables['surrenders']>,
): Promise<SurrenderRow> => tx.insertInto('surrenders').values(row).returningAll().executeTakeFirstOrThrow();

/** Updates the state and the note of a surrender. Only `move` calls this function. */
export async function writeSurrenderState(
  tx: DatabaseTransaction,
  id: number,
  { state, note }: Pick<SurrenderRow, 'state' | 'note'>,
): Promise<void> {
  await tx.updateTable('surrenders').set({ state, note }).where('id', '=', id).execute();
}

/** Records state transitions of a surrender, oldest first. Returns the id of the last recorded event. */
export async function noteSurrenderEvents(
  tx: DatabaseTransaction,
  surrenderId: number,
  moves: readonly MadeMove<SurrenderState, SurrenderMoveReason, SurrenderMover>[],
): Promise<number> {
  const events = await tx
    .insertInto('surrender_events')
    .values(
      moves.map(({ from, to, ...move }) => ({ surrender_id: surrenderId, from_state: from, to_state: to, ...move })),
    )
    .returning('id')
    .execute();
  return Math.max(...events.map(({ id }) => id));
}

/** The surrender with this uuid. It may belong to any agent. If there is no such surrender, returns undefined. */
export async function surrenderOf(tx: DatabaseTransaction, uuid: string): Promise<SurrenderRow | undefined> {
  if (!isUuid(uuid)) return undefined;
  return tx.selectFrom('surrenders').selectAll().where('uuid', '=', uuid).executeTakeFirst();
}

/** The surrender with this row id. It may belong to any agent. The query fails when there is no such surrender. */
export const surrenderById = (database: Database | DatabaseTransaction, id: number): Promise<SurrenderRow> =>
  database.selectFrom('surrenders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The surrender of an order on which the insurer hasn't decided yet. If the order has none, returns undefined. */
export const openSurrenderOf = (tx: DatabaseTransaction, orderId: number): Promise<SurrenderRow | undefined> =>
  tx
    .selectFrom('surrenders')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', 'in', surrenderMachine.sets.awaitsDecision)
    .executeTakeFirst();

/** True while the order has an endorsement in one of the states `endorsementMachine.sets.open`. */
export async function hasOpenEndorsement(tx: DatabaseTransaction, orderId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('endorsements')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', 'in', endorsementMachine.sets.open)
    .executeTakeFirst();
  return row !== undefined;
}

/** A surrender with the numbers of its order and policy. */
export const storedSurrenderOf = (database: Database, id: number) =>
  database
    .selectFrom('surrenders')
    .innerJoin('orders', 'orders.id', 'surrenders.order_id')
    .innerJoin('policies', 'policies.order_id', 'orders.id')
    .select(['surrenders.uuid', 'surrenders.reason', 'effective_date', 'unused_fen', 'fee_fen', 'applied_at'])
    .select(['orders.sn as order_sn', 'policies.sn as policy_sn', 'product_id', 'product_version'])
    .where('surrenders.id', '=', id)
    .executeTakeFirstOrThrow();
