/** A waiting time as a whole number: in minutes below one hour, in hours below one day, otherwise in days. */
export interface WaitingTime {
  readonly unit: 'minutes' | 'hours' | 'days';
  /** Number of whole units. */
  readonly count: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * Time from `since` to `now`, rounded down to a whole number. The unit is minutes below one hour, hours below one day,
 * and days otherwise. If `since` is in the future, the time is 0 minutes.
 *
 * @param since instant at which the wait began, in ISO 8601
 */
export function waitingTime(since: string, now: Date): WaitingTime {
  const passed = Math.max(0, now.getTime() - Date.parse(since));
  if (passed >= dayMs) return { unit: 'days', count: Math.floor(passed / dayMs) };
  if (passed >= hourMs) return { unit: 'hours', count: Math.floor(passed / hourMs) };
  return { unit: 'minutes', count: Math.floor(passed / minuteMs) };
}
