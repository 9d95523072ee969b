/** Counts what each subject does within a window of time, in this instance alone: cheap, and for generous limits. */
export interface CallBudget {
  /** Seconds until the subject may go on; 0: it may now, and this time is counted. */
  spend(subject: string): number;
}

/** Subjects beyond which windows that are over are forgotten. */
const sweepAbove = 1000;

/**
 * A budget for each subject.
 *
 * @param max times within a window; 0: without a limit
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
