import type { InferType } from 'yup';

import { dayOrEmpty, shape, text, whole } from './fields.ts';
import { longestMonths } from './limits.ts';

/**
 * Period of cover in the specification's spelling. The last day, which follows from the first day and the duration, is
 * sent because the specification has a field for it.
 */
export const periodFields = {
  validStartDate: dayOrEmpty(),
  validEndDate: dayOrEmpty(),
  duration: whole(0, longestMonths),
  /** `month` or `year`; empty only while no duration is chosen. */
  durationUnit: text(10),
};

const periodWire = shape(periodFields);
export type PeriodWire = InferType<typeof periodWire>;
