import type { InferType } from 'yup';

import { shape, text, whole } from './wire/fields.ts';

/** One event of an order's history. */
export const eventWire = shape({
  fromStatus: whole(0, 999).nullable(),
  toStatus: whole(0, 999),
  reason: text(40),
  time: text(40),
  operator: text(20),
  /** Reason of a cancellation; absent when none was given. */
  cancelReason: text(40).optional(),
});
export type EventWire = InferType<typeof eventWire>;
