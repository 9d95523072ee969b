import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { type CalendarDay, isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { daysBetween } from '@tuanbao/library/domain/calendar/daysBetween';

/** Period to which figures belong: its first and last day in Asia/Shanghai. */
export interface FigurePeriod {
  readonly from: CalendarDay;
  readonly until: CalendarDay;
}

/** Maximum number of days in a period: the length of a leap year. */
export const mostFigureDays = 366;

/** Faults of a period. */
export type FigurePeriodProblem = 'periodReversed' | 'periodLong';

/** Number of days from the first to the last day of a period, both included. */
export const daysOfPeriod = ({ from, until }: FigurePeriod): number => daysBetween(from, until) + 1;

/** Returns the faults of a period: it ends before it begins, or has more than `mostFigureDays` days. */
export function figurePeriodProblems(period: FigurePeriod): readonly FigurePeriodProblem[] {
  const days = daysOfPeriod(period);
  if (days < 1) return ['periodReversed'];
  return days > mostFigureDays ? ['periodLong'] : [];
}

/** The last 30 days, today included. */
export const recentPeriod = (today: CalendarDay): FigurePeriod => ({ from: plusDays(today, -29), until: today });

/**
 * Returns the period whose days are in the query of a URL. If a day is missing or invalid, the first or last day of
 * `recentPeriod` takes its place.
 */
export function periodOf(given: { readonly from: string; readonly until: string }, today: CalendarDay): FigurePeriod {
  const recent = recentPeriod(today);
  return {
    from: isCalendarDay(given.from) ? given.from : recent.from,
    until: isCalendarDay(given.until) ? given.until : recent.until,
  };
}
