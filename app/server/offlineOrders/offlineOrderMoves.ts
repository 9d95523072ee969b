import {
  offlineOrderMachine,
  type OfflineOrderReason,
  type OfflineOrderState,
} from '@tuanbao/library/domain/offlineOrder/offlineOrderMachine';
import type { Insertable } from 'kysely';

import type { Movable, Startable } from '../services/moves.ts';
import type { Tables } from '../tables/database.ts';
import type { OfflineOrderMover } from '../tables/fileTables.ts';
import type { OfflineOrderRow } from './repository.ts';
import {
  insertOfflineOrder,
  lockOfflineOrder,
  noteOfflineEvents,
  type OfflineOrderChange,
  writeOfflineState,
} from './stateRepository.ts';

type NewOfflineOrder = Omit<Insertable<Tables['offline_orders']>, 'state'>;

/** The state transitions of offline orders. */
export const offlineOrderMoves: Movable<
  OfflineOrderRow,
  OfflineOrderState,
  OfflineOrderReason,
  OfflineOrderMover,
  OfflineOrderChange
> &
  Startable<NewOfflineOrder, OfflineOrderRow, OfflineOrderState, OfflineOrderReason, OfflineOrderMover> = {
  machine: offlineOrderMachine,
  locked: lockOfflineOrder,
  stateOf: ({ state }) => state,
  write: writeOfflineState,
  note: noteOfflineEvents,
  insert: (tx, row, state) => insertOfflineOrder(tx, { ...row, state }),
};
