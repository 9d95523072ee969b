import { lastDayOfCover } from '../calendar/calendarArithmetic.ts';
import { type CalendarDay, isCalendarDay } from '../calendar/calendarDay.ts';
import type { Construction } from '../subject/construction/construction.ts';
import type { OrderDraft } from './orderDraft.ts';

/** The first day and the duration in months of a cover. */
export type CoverPeriod = Pick<OrderDraft, 'startDate' | 'months'>;

/** The first and the last day of construction works (施工工期). A day is empty while it isn't known. */
export type WorksPeriod = Pick<Construction, 'startDate' | 'endDate'>;

/** The possible periods of a cover, and the initial period of a new draft. */
export interface PeriodOffer {
  /** Durations in months that the product offers, the shortest first. */
  readonly durations: readonly number[];
  /** True when a cover can start on this day. */
  readonly allowsStart: (day: CalendarDay) => boolean;
  /** The initial period of a new draft, before the dates of the works are known. */
  readonly initial: CoverPeriod;
}

const startFor = ({ startDate }: WorksPeriod, { allowsStart, initial }: PeriodOffer): string =>
  isCalendarDay(startDate) && allowsStart(startDate) ? startDate : initial.startDate;

/**
 * The shortest duration that covers the works until their last day. If no duration is long enough, returns the longest
 * duration. If the last day of the works is unknown or before the start, returns the initial duration.
 */
function monthsFor({ endDate }: WorksPeriod, start: string, { durations, initial }: PeriodOffer): number {
  if (!isCalendarDay(endDate) || !isCalendarDay(start) || endDate < start) return initial.months;
  const enough = durations.find((months) => lastDayOfCover(start, months) >= endDate);
  return enough ?? durations.at(-1) ?? initial.months;
}

/**
 * Returns the period of cover after the dates of the works have changed from `before` to `after`. The first day and the
 * duration are each computed again, except if the agent has chosen the value. A value is treated as chosen by the agent
 * if it differs from the value that results from `before`.
 */
export function periodFollowingWorks(
  cover: CoverPeriod,
  before: WorksPeriod,
  after: WorksPeriod,
  offer: PeriodOffer,
): CoverPeriod {
  const startDate = cover.startDate === startFor(before, offer) ? startFor(after, offer) : cover.startDate;
  // The agent may have changed the first day after the duration was computed. Therefore the duration counts as computed
  // if it results from the present first day or from the computed first day.
  const proposed = [cover.startDate, startFor(before, offer)].map((start) => monthsFor(before, start, offer));
  const isFollowing = proposed.includes(cover.months);
  return { startDate, months: isFollowing ? monthsFor(after, startDate, offer) : cover.months };
}
