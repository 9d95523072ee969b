import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import { type CancellationReason, cancellationReasons } from '@tuanbao/library/domain/order/unpaidOrder';
import { mixed, object, string, type InferType } from 'yup';

import { asIs, call, type Codec } from './call.ts';
import { filledText, shape, text, whole } from './fields.ts';
import { orderStatusCodeOf, orderStatusOf } from './wireWords.ts';

const orderStateWire = shape({ orderSn: text(40), status: whole(0, 999) });
const orderStateCodec: Codec<{ orderSn: string; status: OrderStatus }, InferType<typeof orderStateWire>> = {
  schema: orderStateWire,
  toWire: ({ orderSn, status }) => ({ orderSn, status: orderStatusCodeOf(status) }),
  fromWire: ({ orderSn, status }) => ({ orderSn, status: orderStatusOf(status) }),
};

/** The state of an order and nothing else: what a waiting page polls. */
export const orderState = call('GET', '/api/own/orders/:orderSn/state', {
  summary: 'State of an order',
  request: asIs(object({ orderSn: string().max(40).required() }).noUnknown()),
  response: orderStateCodec,
});

/** One person of an order in clear, of one version of its roster (absent: the one of today); each look is written to the audit log. */
export const revealPerson = call('POST', '/api/own/orders/:orderSn/reveal', {
  summary: 'Show name, id number and birth date of one insured person',
  request: asIs(
    shape({
      orderSn: filledText(40),
      key: whole(0, Number.MAX_SAFE_INTEGER),
      rosterVersion: whole(0, 1e6).optional(),
    }),
  ),
  response: asIs(shape({ insuredName: text(100), insuredIdNo: text(60), insuredBirthday: text(20) })),
});

/** Cancels an order that isn't paid yet (50, 51, 52, 55, 120); a payment that arrives later is refunded. 006004 where it can't be cancelled any more. */
export const cancelOrder = call('POST', '/api/own/orders/:orderSn/cancel', {
  summary: 'Cancel an unpaid order',
  request: asIs(
    shape({
      orderSn: filledText(40),
      /** Absent where the agent gives no reason. */
      cancelReason: mixed<CancellationReason>().oneOf(cancellationReasons).optional(),
    }),
  ),
  response: asIs(shape({ orderSn: text(40), status: whole(0, 999) })),
});

/** The payment gateway's notification; public, and believed for its signature alone. */
export const paymentNotification = call('POST', '/api/own/payments/notify', {
  summary: 'Notification of the payment gateway',
  access: 'public',
  encoding: 'form',
  answer: 'text',
  request: asIs(
    shape({
      notifyId: filledText(80),
      paymentId: filledText(80),
      tradeStatus: filledText(40),
      totalAmount: filledText(20),
      notifyTime: filledText(40),
      sign: filledText(1000),
    }),
  ),
  response: asIs(string().defined()),
});

/** The server's time, so that a client with a wrong clock (and the sandbox's moved one) counts the same days. */
export const serverTime = call('GET', '/api/own/time', {
  summary: 'Time of the server',
  access: 'public',
  request: asIs(object({}).noUnknown()),
  response: asIs(shape({ now: text(40) })),
});
