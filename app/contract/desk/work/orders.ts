import { asIs } from '../../call.ts';
import { deskCall } from '../deskCall.ts';
import type { DeskOrderWires as Wires } from './orders.schema.ts';

/**
 * Returns an order with its history, its entries in queues, and the number of its files. The response has no data of
 * insured persons.
 */
export const deskOrder = deskCall('GET', '/api/desk/work/orders/:orderSn', {
  summary: 'An order with its history and its entries in queues',
  permission: 'orders.see',
  request: asIs<Wires['deskOrder']['request']>(),
  response: asIs<Wires['deskOrder']['response']>(),
});
