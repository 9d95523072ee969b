import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';

import { asIs, call, type Codec } from './call.ts';
import type { OrderStateWire, OwnCallWires } from './ownCalls.schema.ts';
import { orderStatusCodeOf, orderStatusOf } from './wire/wireWords.ts';

const orderStateCodec: Codec<{ orderSn: string; status: OrderStatus }, OrderStateWire> = {
  toWire: ({ orderSn, status }) => ({ orderSn, status: orderStatusCodeOf(status) }),
  fromWire: ({ orderSn, status }) => ({ orderSn, status: orderStatusOf(status) }),
};

/** The state of an order and nothing else: what a waiting page polls. */
export const orderState = call('GET', '/api/own/orders/:orderSn/state', {
  summary: 'State of an order',
  request: asIs<OwnCallWires['orderState']['request']>(),
  response: orderStateCodec,
});

/** One person of an order in clear, of one version of its roster (absent: the one of today); each look is written to the audit log. */
export const revealPerson = call('POST', '/api/own/orders/:orderSn/reveal', {
  summary: 'Show name, id number and birth date of one insured person',
  request: asIs<OwnCallWires['revealPerson']['request']>(),
  response: asIs<OwnCallWires['revealPerson']['response']>(),
});

/** Cancels an order that isn't paid yet (50, 51, 52, 55, 120); a payment that arrives later is refunded. 006004 where it can't be cancelled any more. */
export const cancelOrder = call('POST', '/api/own/orders/:orderSn/cancel', {
  summary: 'Cancel an unpaid order',
  request: asIs<OwnCallWires['cancelOrder']['request']>(),
  response: asIs<OwnCallWires['cancelOrder']['response']>(),
});

/** The payment gateway's notification; public, and believed for its signature alone. */
export const paymentNotification = call('POST', '/api/own/payments/notify', {
  summary: 'Notification of the payment gateway',
  access: 'public',
  encoding: 'form',
  answer: 'text',
  request: asIs<OwnCallWires['paymentNotification']['request']>(),
  response: asIs<OwnCallWires['paymentNotification']['response']>(),
});

/** The server's time, so that a client with a wrong clock (and the sandbox's moved one) counts the same days. */
export const serverTime = call('GET', '/api/own/time', {
  summary: 'Time of the server',
  access: 'public',
  request: asIs<OwnCallWires['serverTime']['request']>(),
  response: asIs<OwnCallWires['serverTime']['response']>(),
});
