/**
 * Counts the calls of each subject within a time window. The counts are kept in this instance only: that is cheap, and
 * precise enough for generous limits.
 */
export interface CallBudget {
  /**
   * Counts one call of the subject. Returns 0 when the call is allowed, otherwise the seconds until the next call is
   * allowed.
   */
  spend(subject: string): number;
}

/** Number of subjects above which expired windows are deleted. */
const sweepAbove = 1000;

/**
 * Creates a counter with a separate budget for each subject.
 *
 * @param max number of calls allowed within a window; 0: no limit
 * @param now milliseconds of a clock that never goes back
 */
export function callBudget(max: number, windowMs = 60_000, now: () => number = () => performance.now()): CallBudget {
  const windows = new Map<string, { readonly endsAt: number; times: number }>();
  return {
    spend(subject) {
      if (max === 0) return 0;
      const at = now();
      const open = windows.get(subject);
      if (open && open.endsAt > at) {
        open.times += 1;
        return open.times <= max ? 0 : Math.ceil((open.endsAt - at) / 1000);
      }
      if (windows.size > sweepAbove) {
        for (const [other, { endsAt }] of windows) if (endsAt <= at) windows.delete(other);
      }
      windows.set(subject, { endsAt: at + windowMs, times: 1 });
      return 0;
    },
  };
}
