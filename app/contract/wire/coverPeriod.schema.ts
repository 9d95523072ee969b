import type { InferType } from 'yup';

import { dayOrEmpty, shape, text, whole } from './fields.ts';
import { longestMonths } from './limits.ts';

/** The period of cover as the specification spells it; the last day is derived and travels because it is named there. */
export const periodFields = {
  validStartDate: dayOrEmpty(),
  validEndDate: dayOrEmpty(),
  duration: whole(0, longestMonths),
  /** `month` or `year`; empty only where no duration was chosen yet. */
  durationUnit: text(10),
};

const periodWire = shape(periodFields);
export type PeriodWire = InferType<typeof periodWire>;
