/** A span of time, for example 1.5 hours. */
export interface TimeSpan {
  readonly unit: 'seconds' | 'minutes' | 'hours' | 'days';
  /** Number of units. Hours and days have at most one decimal; seconds and minutes are whole numbers. */
  readonly count: string;
}

const hour = 3600;
const day = 24 * hour;

const rounded = (count: number) => count.toFixed(1).replace(/\.0$/, '');

/**
 * Converts seconds to a span of time. The unit depends on the length: seconds below one minute, minutes below one hour,
 * hours below one day, otherwise days.
 */
export function timeSpanOf(seconds: number): TimeSpan {
  if (seconds < 60) return { unit: 'seconds', count: String(seconds) };
  if (seconds < hour) return { unit: 'minutes', count: String(Math.round(seconds / 60)) };
  if (seconds < day) return { unit: 'hours', count: rounded(seconds / hour) };
  return { unit: 'days', count: rounded(seconds / day) };
}
