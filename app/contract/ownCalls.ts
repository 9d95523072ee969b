import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';

import { asIs, call, type Codec } from './call.ts';
import type { OrderStateWire, OwnCallWires } from './ownCalls.schema.ts';
import { orderStatusCodeOf, orderStatusOf } from './wire/wireWords.ts';

const orderStateCodec: Codec<{ orderSn: string; status: OrderStatus }, OrderStateWire> = {
  toWire: ({ orderSn, status }) => ({ orderSn, status: orderStatusCodeOf(status) }),
  fromWire: ({ orderSn, status }) => ({ orderSn, status: orderStatusOf(status) }),
};

/** Returns only the state of an order; a page that waits for a payment polls it. */
export const orderState = call('GET', '/api/own/orders/:orderSn/state', {
  summary: 'State of an order',
  request: asIs<OwnCallWires['orderState']['request']>(),
  response: orderStateCodec,
});

/**
 * Returns one person of an order without masking, from the current roster or from an earlier version of it. Each call
 * is written to the audit log.
 */
export const revealPerson = call('POST', '/api/own/orders/:orderSn/reveal', {
  summary: 'Show name, id number and birth date of one insured person',
  request: asIs<OwnCallWires['revealPerson']['request']>(),
  response: asIs<OwnCallWires['revealPerson']['response']>(),
});

/**
 * Cancels an order that isn't paid yet (50, 51, 52, 55, 120). A payment that arrives later is refunded. The call is
 * refused with 006004 when the order can no longer be cancelled.
 */
export const cancelOrder = call('POST', '/api/own/orders/:orderSn/cancel', {
  summary: 'Cancel an unpaid order',
  request: asIs<OwnCallWires['cancelOrder']['request']>(),
  response: asIs<OwnCallWires['cancelOrder']['response']>(),
});

/** Receives the notification of the payment gateway. The call is public; only the signature is trusted. */
export const paymentNotification = call('POST', '/api/own/payments/notify', {
  summary: 'Notification of the payment gateway',
  access: 'public',
  encoding: 'form',
  answer: 'text',
  request: asIs<OwnCallWires['paymentNotification']['request']>(),
  response: asIs<OwnCallWires['paymentNotification']['response']>(),
});

/**
 * Returns the time of the server, so that a client whose clock is wrong counts the same days. The sandbox can shift
 * this time.
 */
export const serverTime = call('GET', '/api/own/time', {
  summary: 'Time of the server',
  access: 'public',
  request: asIs<OwnCallWires['serverTime']['request']>(),
  response: asIs<OwnCallWires['serverTime']['response']>(),
});
