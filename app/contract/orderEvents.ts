import type { OrderEvent } from '@tuanbao/library/domain/order/order';
import type { OrderReason } from '@tuanbao/library/domain/order/orderMachine';
import { cancellationReasons } from '@tuanbao/library/domain/order/unpaidOrder';
import type { InferType } from 'yup';

import { shape, text, whole } from './fields.ts';
import { orderStatusCodeOf, orderStatusOf } from './wireWords.ts';

/** One event of an order's history. */
export const eventWire = shape({
  fromStatus: whole(0, 999).nullable(),
  toStatus: whole(0, 999),
  reason: text(40),
  time: text(40),
  operator: text(20),
  /** Of a cancellation, where a reason was given. */
  cancelReason: text(40).optional(),
});

export const eventToWire = (event: OrderEvent) => ({
  fromStatus: event.from === null ? null : orderStatusCodeOf(event.from),
  toStatus: orderStatusCodeOf(event.to),
  reason: event.reason,
  time: event.at,
  operator: event.by,
  ...(event.cancellation && { cancelReason: event.cancellation }),
});

const cancellationIn = (word: string | undefined): Pick<OrderEvent, 'cancellation'> => {
  const cancellation = cancellationReasons.find((reason) => reason === word);
  return cancellation ? { cancellation } : {};
};

export const eventFromWire = (wire: InferType<typeof eventWire>): OrderEvent => ({
  from: wire.fromStatus === null ? null : orderStatusOf(wire.fromStatus),
  to: orderStatusOf(wire.toStatus),
  reason: wire.reason as OrderReason,
  at: wire.time,
  by: wire.operator as OrderEvent['by'],
  ...cancellationIn(wire.cancelReason),
});
