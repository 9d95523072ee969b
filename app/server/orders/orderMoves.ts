import { orderMachine, type OrderReason, type OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import type { Insertable } from 'kysely';

import type { Movable, Startable } from '../services/moves.ts';
import type { Tables } from '../tables/database.ts';
import { insertOrder, lockedStatusOf, noteOrderEvents, type OrderMover, setStatus } from './statusRepository.ts';

type NewOrder = Omit<Insertable<Tables['orders']>, 'status'>;

interface LockedStatus {
  readonly id: number;
  readonly status: OrderStatus;
}

/** Reads, changes and records the state of an order for `move` and `start`. */
export const orderMoves: Movable<LockedStatus, OrderStatus, OrderReason, OrderMover> &
  Startable<NewOrder, { readonly id: number }, OrderStatus, OrderReason, OrderMover> = {
  machine: orderMachine,
  locked: lockedStatusOf,
  stateOf: ({ status }) => status,
  write: (tx, { id }, { to }) => setStatus(tx, id, to),
  note: noteOrderEvents,
  insert: (tx, order, status) => insertOrder(tx, { ...order, status }),
};
