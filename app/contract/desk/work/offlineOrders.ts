import { asIs } from '../../call.ts';
import { deskCall } from '../deskCall.ts';
import type { DeskOfflineOrderWires as Wires } from './offlineOrders.schema.ts';

const permission = 'offlineOrders.handle';

/**
 * Returns a page of offline orders. By default, these are the waiting orders, oldest first; `view` selects another part
 * of the list.
 */
export const deskOfflineOrders = deskCall('GET', '/api/desk/work/offlineOrders', {
  summary: 'Offline orders that wait for an operator',
  permission,
  request: asIs<Wires['deskOfflineOrders']['request']>(),
  response: asIs<Wires['deskOfflineOrders']['response']>(),
});

/** Returns an offline order with its content and history. Insured persons are only counted. */
export const deskOfflineOrder = deskCall('GET', '/api/desk/work/offlineOrders/:id', {
  summary: 'An offline order with its content',
  permission,
  request: asIs<Wires['deskOfflineOrder']['request']>(),
  response: asIs<Wires['deskOfflineOrder']['response']>(),
});

/** Assigns an offline order to the operator, even if another operator handles the order. */
export const takeOfflineOrder = deskCall('POST', '/api/desk/work/offlineOrders/:id/take', {
  summary: 'Take an offline order',
  permission,
  request: asIs<Wires['takeOfflineOrder']['request']>(),
  response: asIs<Wires['takeOfflineOrder']['response']>(),
});

/** Gives an offline order of the operator back to the queue. */
export const giveBackOfflineOrder = deskCall('POST', '/api/desk/work/offlineOrders/:id/giveBack', {
  summary: 'Give an offline order back to the queue',
  permission,
  request: asIs<Wires['giveBackOfflineOrder']['request']>(),
  response: asIs<Wires['giveBackOfflineOrder']['response']>(),
});

/** Sends the agent a quote: total premium, last day on which the quote is valid, and a message. */
export const quoteOfflineOrder = deskCall('POST', '/api/desk/work/offlineOrders/:id/quote', {
  summary: 'Quote an offline order',
  permission,
  request: asIs<Wires['quoteOfflineOrder']['request']>(),
  response: asIs<Wires['quoteOfflineOrder']['response']>(),
});

/** Makes a prepared order from an offline order. The agent then submits the prepared order. Returns its link. */
export const prepareOfflineOrder = deskCall('POST', '/api/desk/work/offlineOrders/:id/prepare', {
  summary: 'Turn an offline order into a prepared order',
  permission,
  request: asIs<Wires['prepareOfflineOrder']['request']>(),
  response: asIs<Wires['prepareOfflineOrder']['response']>(),
});

/** Ends the handling of an offline order, with a message to the agent. */
export const closeOfflineOrder = deskCall('POST', '/api/desk/work/offlineOrders/:id/close', {
  summary: 'Close an offline order',
  permission,
  request: asIs<Wires['closeOfflineOrder']['request']>(),
  response: asIs<Wires['closeOfflineOrder']['response']>(),
});
