import { lastDayOfCover } from '../calendar/calendarArithmetic.ts';
import { type CalendarDay, isCalendarDay } from '../calendar/calendarDay.ts';
import type { Construction } from '../subject/construction/construction.ts';
import type { OrderDraft } from './orderDraft.ts';

/** The first day and the duration in months of a cover. */
export type CoverPeriod = Pick<OrderDraft, 'startDate' | 'months'>;

/** The first and the last day of construction works (施工工期); a day that isn't known yet is empty. */
export type WorksPeriod = Pick<Construction, 'startDate' | 'endDate'>;

/** The periods that a cover can have, and the one of a new draft. */
export interface PeriodOffer {
  /** Durations in months that the product offers, the shortest first. */
  readonly durations: readonly number[];
  /** True when cover can start on the day. */
  readonly allowsStart: (day: CalendarDay) => boolean;
  /** The period that a new draft has before the works are known. */
  readonly initial: CoverPeriod;
}

const startFor = ({ startDate }: WorksPeriod, { allowsStart, initial }: PeriodOffer): string =>
  isCalendarDay(startDate) && allowsStart(startDate) ? startDate : initial.startDate;

/** The shortest duration that covers the works to their last day; the longest one if none does. */
function monthsFor({ endDate }: WorksPeriod, start: string, { durations, initial }: PeriodOffer): number {
  if (!isCalendarDay(endDate) || !isCalendarDay(start) || endDate < start) return initial.months;
  const enough = durations.find((months) => lastDayOfCover(start, months) >= endDate);
  return enough ?? durations.at(-1) ?? initial.months;
}

/**
 * Returns the period of cover after the dates of the works have changed. The first day and the duration are computed
 * again if they are those of a new draft, or those that were computed from the earlier dates. Values that the agent
 * chose are kept.
 */
export function periodFollowingWorks(
  cover: CoverPeriod,
  before: WorksPeriod,
  after: WorksPeriod,
  offer: PeriodOffer,
): CoverPeriod {
  const startDate = cover.startDate === startFor(before, offer) ? startFor(after, offer) : cover.startDate;
  // The agent may have chosen another first day after the duration was proposed.
  const proposed = [cover.startDate, startFor(before, offer)].map((start) => monthsFor(before, start, offer));
  const isFollowing = proposed.includes(cover.months);
  return { startDate, months: isFollowing ? monthsFor(after, startDate, offer) : cover.months };
}
