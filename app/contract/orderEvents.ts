import type { OrderEvent } from '@tuanbao/library/domain/order/order';
import type { OrderReason } from '@tuanbao/library/domain/order/orderMachine';
import { cancellationReasons } from '@tuanbao/library/domain/order/unpaidOrder';

import type { EventWire } from './orderEvents.schema.ts';
import { orderStatusCodeOf, orderStatusOf } from './wire/wireWords.ts';

export const eventToWire = (event: OrderEvent): EventWire => ({
  fromStatus: event.from === null ? null : orderStatusCodeOf(event.from),
  toStatus: orderStatusCodeOf(event.to),
  reason: event.reason,
  time: event.at,
  operator: event.by,
  ...(event.cancellation && { cancelReason: event.cancellation }),
  ...(event.note && { note: event.note }),
});

const cancellationIn = (word: string | undefined): Pick<OrderEvent, 'cancellation'> => {
  const cancellation = cancellationReasons.find((reason) => reason === word);
  return cancellation ? { cancellation } : {};
};

export const eventFromWire = (wire: EventWire): OrderEvent => ({
  from: wire.fromStatus === null ? null : orderStatusOf(wire.fromStatus),
  to: orderStatusOf(wire.toStatus),
  reason: wire.reason as OrderReason,
  at: wire.time,
  by: wire.operator as OrderEvent['by'],
  ...cancellationIn(wire.cancelReason),
  ...(wire.note && { note: wire.note }),
});
