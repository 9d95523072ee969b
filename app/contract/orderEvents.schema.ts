import type { InferType } from 'yup';

import { shape, text, whole } from './wire/fields.ts';

/** Schema of one event in the history of an order. */
export const eventWire = shape({
  fromStatus: whole(0, 999).nullable(),
  toStatus: whole(0, 999),
  reason: text(40),
  time: text(40),
  operator: text(20),
  /**
   * Reason why the order was cancelled; absent if the agent gave no reason, and in events that aren't a cancellation.
   */
  cancelReason: text(40).optional(),
  /** Note to the agent about the decision that declined the order; absent if there is none, and in other events. */
  note: text(2000).optional(),
});
export type EventWire = InferType<typeof eventWire>;
