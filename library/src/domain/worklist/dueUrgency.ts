import type { CalendarDay } from '../calendar/calendarDay.ts';
import { daysBetween } from '../calendar/daysBetween.ts';
import { urgentDays } from './workTask.ts';

/** How soon a task is due: `high` within `urgentDays` or later than its due day, `middle` within a week. */
export type DueUrgency = 'high' | 'middle' | 'low';

/** Urgency of a due day, independent of the task. A task without a due day has the urgency `low`. */
export function dueUrgencyOf(dueDay: CalendarDay, today: CalendarDay): DueUrgency {
  const days = dueDay === '' ? Number.POSITIVE_INFINITY : daysBetween(today, dueDay);
  if (days <= urgentDays) return 'high';
  return days <= 7 ? 'middle' : 'low';
}
