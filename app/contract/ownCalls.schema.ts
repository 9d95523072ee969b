import { type CancellationReason, cancellationReasons } from '@tuanbao/library/domain/order/unpaidOrder';
import { type InferType, mixed, object, string } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { filledText, shape, text, whole } from './wire/fields.ts';

const orderStateWire = shape({ orderSn: text(40), status: whole(0, 999) });
export type OrderStateWire = InferType<typeof orderStateWire>;

/** Schemas of the calls in `ownCalls.ts`, by call name. */
export const ownCallSchemas = {
  orderState: { request: object({ orderSn: filledText(40) }).noUnknown(), response: orderStateWire },
  revealPerson: {
    request: shape({
      orderSn: filledText(40),
      key: whole(0, Number.MAX_SAFE_INTEGER),
      rosterVersion: whole(0, 1e6).optional(),
    }),
    response: shape({ insuredName: text(100), insuredIdNo: text(60), insuredBirthday: text(20) }),
  },
  cancelOrder: {
    request: shape({
      orderSn: filledText(40),
      /** Reason why the agent cancels the order; absent if the agent gives no reason. */
      cancelReason: mixed<CancellationReason>().oneOf(cancellationReasons).optional(),
    }),
    response: shape({ orderSn: text(40), status: whole(0, 999) }),
  },
  paymentNotification: {
    request: shape({
      notifyId: filledText(80),
      paymentId: filledText(80),
      tradeStatus: filledText(40),
      totalAmount: filledText(20),
      notifyTime: filledText(40),
      sign: filledText(1000),
    }),
    response: string().defined(),
  },
  serverTime: { request: object({}).noUnknown(), response: shape({ now: text(40) }) },
};

/** Wire types of the calls in `ownCalls.ts`, by call name. */
export type OwnCallWires = WiresOf<typeof ownCallSchemas>;
