import { type CancellationReason, cancellationReasons } from '@tuanbao/library/domain/order/unpaidOrder';
import { mixed } from 'yup';

import { asIs, call } from './call.ts';
import { filledText, shape, text, whole } from './fields.ts';

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
