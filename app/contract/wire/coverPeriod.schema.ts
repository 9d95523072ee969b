import type { InferType } from 'yup';

import { dayOrEmpty, shape, text, whole } from './fields.ts';
import { longestMonths } from './limits.ts';

/**
 * Period of cover in the specification's spelling. The last day is derived; it is sent because the specification names
 * it.
 */
export const periodFields = {
  validStartDate: dayOrEmpty(),
  validEndDate: dayOrEmpty(),
  duration: whole(0, longestMonths),
  /** `month` or `year`; empty only when no duration is chosen yet. */
  durationUnit: text(10),
};

const periodWire = shape(periodFields);
export type PeriodWire = InferType<typeof periodWire>;
