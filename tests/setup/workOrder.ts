import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { daysBetween } from '@tuanbao/library/domain/calendar/daysBetween';
import { type Harm, workRules, type WorkTask, workTasks } from '@tuanbao/library/domain/worklist/workTask';

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

/**
 * Returns the last day on which a task can be done; empty if the task has no due day or `decisiveDay` is empty.
 * @param decisiveDay the day from which `workRules` counts; empty if this day isn't known yet
 */
export function dueDayOf(task: WorkTask, decisiveDay: CalendarDay): CalendarDay {
  const { dueAfter } = workRules[task];
  return dueAfter === null || decisiveDay === '' ? '' : plusDays(decisiveDay, dueAfter);
}

/** A day that is later than all others. Tasks without a due day come after tasks with equal harm and a due day. */
const never = '9999-12-31';

const compared = <Value extends string | number>(one: Value, other: Value): number =>
  one === other ? 0 : one < other ? -1 : 1;

/**
 * Compares two entries of the worklist: by greater harm, then by nearer due day, then by the order in `workTasks`, then
 * by longer waiting time.
 */
export const byHarm =
  (today: CalendarDay) =>
  (one: RankedWork, other: RankedWork): number =>
    compared(harmOf(one, today), harmOf(other, today)) ||
    compared(one.dueDay || never, other.dueDay || never) ||
    compared(workTasks.indexOf(one.task), workTasks.indexOf(other.task)) ||
    compared(one.since, other.since);
