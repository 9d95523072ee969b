import type { CalendarDay } from '../calendar/calendarDay.ts';
import { daysBetween } from '../calendar/daysBetween.ts';
import { type Harm, workRules, type WorkTask } from './workTask.ts';

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
