import type { CalendarDay } from '../calendar/calendarDay.ts';
import { daysBetween } from '../calendar/daysBetween.ts';
import { type Harm, urgentDays, workRules, type WorkTask } from './workTask.ts';

/** The values by which the entries of the worklist are sorted. */
export interface RankedWork {
  readonly task: WorkTask;
  /** Last day on which the task can be done; empty when the task has no such day. */
  readonly dueDay: CalendarDay;
  /** Instant (ISO 8601) since which the task has been waiting. */
  readonly since: string;
}

/** The harm of a task on the day `today` by `workRules`. A lower number means a greater harm. */
export function harmOf({ task, dueDay }: Pick<RankedWork, 'task' | 'dueDay'>, today: CalendarDay): Harm {
  const { harm: steps } = workRules[task];
  const days = dueDay === '' ? Number.POSITIVE_INFINITY : daysBetween(today, dueDay);
  const step = steps.find(({ within }) => within === null || days <= within) ?? steps.at(-1);
  if (!step) throw new RangeError(`the task ${task} has no harm`);
  return step.harm;
}

/** How soon a task is due: `high` within `urgentDays` or later than its due day, `middle` within a week. */
export type DueUrgency = 'high' | 'middle' | 'low';

/** Urgency of a due day, independent of the task. A task without a due day has the urgency `low`. */
export function dueUrgencyOf(dueDay: CalendarDay, today: CalendarDay): DueUrgency {
  const days = dueDay === '' ? Number.POSITIVE_INFINITY : daysBetween(today, dueDay);
  if (days <= urgentDays) return 'high';
  return days <= 7 ? 'middle' : 'low';
}
