import { lastDayOfCover } from '@tuanbao/library/domain/calendar/calendarArithmetic';

import { ContradictionError } from './contradiction.ts';
import type { PeriodWire } from './coverPeriod.schema.ts';
import { longestMonths } from './limits.ts';

interface Period {
  readonly startDate: string;
  readonly months: number;
}

const monthsIn: ReadonlyMap<string, number> = new Map([
  ['month', 1],
  ['year', 12],
]);

const endOf = ({ startDate, months }: Period): string => (startDate === '' ? '' : lastDayOfCover(startDate, months));

export const periodToWire = (period: Period): PeriodWire => ({
  validStartDate: period.startDate,
  validEndDate: endOf(period),
  duration: period.months,
  durationUnit: 'month',
});

/**
 * Converts a period of cover from its wire form.
 *
 * @throws ContradictionError when the unit is unknown, when the duration is above the maximum, or when the last day
 * doesn't match the first day and the duration
 */
export function periodFromWire({ validStartDate, validEndDate, duration, durationUnit }: PeriodWire): Period {
  const unit = monthsIn.get(durationUnit) ?? (durationUnit === '' && duration === 0 ? 1 : undefined);
  if (unit === undefined) throw new ContradictionError('durationUnitUnknown', 'durationUnit');
  const period = { startDate: validStartDate, months: duration * unit };
  if (period.months > longestMonths) {
    throw new ContradictionError('durationTooLong', 'duration', { max: longestMonths });
  }
  const expected = endOf(period);
  if (validEndDate !== '' && validEndDate !== expected) {
    throw new ContradictionError('endDateDiffers', 'validEndDate', { expected });
  }
  return period;
}
