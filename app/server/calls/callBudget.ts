/**
 * Counts the calls of each subject (an agent, for example) within a time window. The counts are stored only in the
 * memory of this server instance. Counting in memory is cheap, and precise enough for generous limits.
 */
export interface CallBudget {
  /**
   * Counts one call of the subject. If the call is allowed, returns 0; otherwise returns the number of seconds after
   * which the subject may call again.
   */
  spend(subject: string): number;
}

/** Number of counted subjects above which expired time windows are deleted. */
const sweepAbove = 1000;

/**
 * Creates a counter of calls. Each subject has its own budget.
 *
 * @param max number of calls that a subject may send within a time window; 0: no limit
 * @param now returns the milliseconds of a monotonic clock
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
