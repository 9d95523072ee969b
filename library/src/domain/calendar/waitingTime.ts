/** How long something waits, in the largest unit of which a whole one has passed. */
export interface WaitingTime {
  readonly unit: 'minutes' | 'hours' | 'days';
  /** Number of whole units. */
  readonly count: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * How long something has waited: whole days, or whole hours in the first day, or whole minutes in the first hour. An
 * instant in the future counts as now.
 *
 * @param since instant at which the wait began, in ISO 8601
 */
export function waitingTime(since: string, now: Date): WaitingTime {
  const passed = Math.max(0, now.getTime() - Date.parse(since));
  if (passed >= dayMs) return { unit: 'days', count: Math.floor(passed / dayMs) };
  if (passed >= hourMs) return { unit: 'hours', count: Math.floor(passed / hourMs) };
  return { unit: 'minutes', count: Math.floor(passed / minuteMs) };
}
