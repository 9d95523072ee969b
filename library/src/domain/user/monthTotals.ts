import type { CalendarDay } from '../calendar/calendarDay.ts';
import type { Fen } from '../money/fen.ts';

/** Totals of an agent's policies that were issued in one month. */
export interface MonthTotals {
  /** Month in the form `YYYY-MM`, in Asia/Shanghai. */
  readonly month: string;
  /** Premium at the sale, without later endorsements and surrenders. */
  readonly premiumFen: Fen;
  readonly policies: number;
  /** Number of the policies issued in the month that renew an earlier policy of the agent. */
  readonly renewals: number;
  /** Commission (推广费) at the current rates; null if the agent may not see it. */
  readonly commissionFen: Fen | null;
}

/** Number of months that the totals cover, including the current month. */
export const monthsOfTotals = 6;

/** The months of the totals in the form `YYYY-MM`, oldest first. The last month contains `today`. */
export function monthsUpTo(today: CalendarDay, count: number = monthsOfTotals): readonly string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const months = year * 12 + month - 1 - (count - 1 - index);
    return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
  });
}

/** Change of a total from one month to the next, in whole percent; null when `before` is 0. */
export const changeInPercent = (before: number, now: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);
