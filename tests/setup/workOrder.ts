import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { harmOf, type RankedWork } from '@tuanbao/library/domain/worklist/workOrder';
import { workRules, type WorkTask, workTasks } from '@tuanbao/library/domain/worklist/workTask';

/**
 * The last day on which a task can be done; empty when the task has no due day.
 * @param decisiveDay the day from which `workRules` counts; empty when the subject has no such day yet
 */
export function dueDayOf(task: WorkTask, decisiveDay: CalendarDay): CalendarDay {
  const { dueAfter } = workRules[task];
  return dueAfter === null || decisiveDay === '' ? '' : plusDays(decisiveDay, dueAfter);
}

/** A day after all others, so that tasks without a due day come last among those with equal harm. */
const never = '9999-12-31';

const compared = <Value extends string | number>(one: Value, other: Value): number =>
  one === other ? 0 : one < other ? -1 : 1;

/**
 * Compares two entries of the worklist: greater harm first, then the nearer due day, then the order of
 * `workTasks`, then what waits longer.
 */
export const byHarm =
  (today: CalendarDay) =>
  (one: RankedWork, other: RankedWork): number =>
    compared(harmOf(one, today), harmOf(other, today)) ||
    compared(one.dueDay || never, other.dueDay || never) ||
    compared(workTasks.indexOf(one.task), workTasks.indexOf(other.task)) ||
    compared(one.since, other.since);
