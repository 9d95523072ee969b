import { asIs } from '../../call.ts';
import { deskCall } from '../deskCall.ts';
import type { DeskPreparedOrderWires as Wires } from './preparedOrders.schema.ts';

const permission = 'preparedOrders.make';

/** Returns a page of prepared orders with the agents' progress, newest first. */
export const preparedOrders = deskCall('GET', '/api/desk/work/preparedOrders', {
  summary: 'Prepared orders and their progress',
  permission,
  request: asIs<Wires['preparedOrders']['request']>(),
  response: asIs<Wires['preparedOrders']['response']>(),
});

/**
 * Returns a page of agents' unfinished orders, from which prepared orders are made. `group` is a part of the
 * applicant's name; if it is absent, the orders of all applicants are returned.
 */
export const draftsToPrepare = deskCall('GET', '/api/desk/work/draftsToPrepare', {
  summary: "Agents' unfinished orders",
  permission,
  request: asIs<Wires['draftsToPrepare']['request']>(),
  response: asIs<Wires['draftsToPrepare']['response']>(),
});

/**
 * Makes a prepared order from an agent's unfinished order, for the same agent. Returns the link to the prepared order.
 */
export const prepareFromDraft = deskCall('POST', '/api/desk/work/preparedOrders/fromDraft', {
  summary: 'Prepare an order from an unfinished one',
  permission,
  request: asIs<Wires['prepareFromDraft']['request']>(),
  response: asIs<Wires['prepareFromDraft']['response']>(),
});

/**
 * Makes a prepared order with the content of an existing order, for the same agent. The first day of cover and the
 * materials are left empty. Persons are copied only if `withPersons` is true. Returns the link to the prepared order.
 */
export const prepareFromOrder = deskCall('POST', '/api/desk/work/preparedOrders/fromOrder', {
  summary: 'Prepare an order as a copy of an earlier one',
  permission,
  request: asIs<Wires['prepareFromOrder']['request']>(),
  response: asIs<Wires['prepareFromOrder']['response']>(),
});
