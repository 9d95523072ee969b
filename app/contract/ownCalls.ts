import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';

import { asIs, call, type Codec } from './call.ts';
import type { OrderStateWire, OwnCallWires } from './ownCalls.schema.ts';
import { orderStatusCodeOf, orderStatusOf } from './wire/wireWords.ts';

const orderStateCodec: Codec<{ orderSn: string; status: OrderStatus }, OrderStateWire> = {
  toWire: ({ orderSn, status }) => ({ orderSn, status: orderStatusCodeOf(status) }),
  fromWire: ({ orderSn, status }) => ({ orderSn, status: orderStatusOf(status) }),
};

/** Returns only the number and the state of an order. A page that waits for a payment calls it every few seconds. */
export const orderState = call('GET', '/api/own/orders/:orderSn/state', {
  summary: 'State of an order',
  request: asIs<OwnCallWires['orderState']['request']>(),
  response: orderStateCodec,
});

/**
 * Returns one person of an order without masking, from today's roster or from the requested version of the roster. Each
 * call is written to the audit log.
 */
export const revealPerson = call('POST', '/api/own/orders/:orderSn/reveal', {
  summary: 'Show name, id number and birth date of one insured person',
  request: asIs<OwnCallWires['revealPerson']['request']>(),
  response: asIs<OwnCallWires['revealPerson']['response']>(),
});

/**
 * Cancels an order that isn't paid yet (states 50, 51, 52, 55 and 120). A payment that arrives after the cancellation
 * is refunded. If the order can no longer be cancelled, the call is refused with 006004.
 */
export const cancelOrder = call('POST', '/api/own/orders/:orderSn/cancel', {
  summary: 'Cancel an unpaid order',
  request: asIs<OwnCallWires['cancelOrder']['request']>(),
  response: asIs<OwnCallWires['cancelOrder']['response']>(),
});

/**
 * Receives the payment gateway's notification about a payment for an order or endorsement. The call needs no session,
 * so the server trusts a notification only if its signature is valid.
 */
export const paymentNotification = call('POST', '/api/own/payments/notify', {
  summary: 'Notification of the payment gateway',
  access: 'public',
  encoding: 'form',
  answer: 'text',
  request: asIs<OwnCallWires['paymentNotification']['request']>(),
  response: asIs<OwnCallWires['paymentNotification']['response']>(),
});

/**
 * Returns the time of the server. A client uses it to count days correctly even if its own clock is wrong. In the
 * sandbox, this time can be shifted.
 */
export const serverTime = call('GET', '/api/own/time', {
  summary: 'Time of the server',
  access: 'public',
  request: asIs<OwnCallWires['serverTime']['request']>(),
  response: asIs<OwnCallWires['serverTime']['response']>(),
});
