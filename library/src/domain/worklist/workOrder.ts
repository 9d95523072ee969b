import { daysBetween, plusDays } from '../calendar/calendarArithmetic.ts';
import type { CalendarDay } from '../calendar/calendarDay.ts';
import { type Harm, workRules, type WorkTask, workTasks } from './workTask.ts';

/** The parts of an entry of the worklist that decide its place. */
export interface RankedWork {
  readonly task: WorkTask;
  /** Last day on which the task can be done; empty when it has none. */
  readonly dueDay: CalendarDay;
  /** Instant (ISO 8601) since which the task waits. */
  readonly since: string;
}

/**
 * The last day on which a task can be done; empty when the task has no due day.
 * @param decisiveDay the day from which `workRules` counts; empty when the subject has no such day yet
 */
export function dueDayOf(task: WorkTask, decisiveDay: CalendarDay): CalendarDay {
  const { dueAfter } = workRules[task];
  return dueAfter === null || decisiveDay === '' ? '' : plusDays(decisiveDay, dueAfter);
}

/** The harm of a task on a day. */
export function harmOf({ task, dueDay }: Pick<RankedWork, 'task' | 'dueDay'>, today: CalendarDay): Harm {
  const { harm: steps } = workRules[task];
  const days = dueDay === '' ? Number.POSITIVE_INFINITY : daysBetween(today, dueDay);
  const step = steps.find(({ within }) => within === null || days <= within) ?? steps.at(-1);
  if (!step) throw new RangeError(`the task ${task} has no harm`);
  return step.harm;
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
