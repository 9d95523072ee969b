/** Outcome of one check; the problem is null where the server does what the documents say. */
export interface Verdict {
  readonly check: string;
  readonly problem: string | null;
}

/** Collects what the stranger finds. */
export interface CheckBook {
  /**
   * Runs a check and notes how it ended; it never throws. A check that runs several times holds only if it holds each
   * time.
   *
   * @returns the action's value; undefined where the check failed
   */
  check<Value>(name: string, action: () => Promise<Value>): Promise<Value | undefined>;
  verdicts(): readonly Verdict[];
}

export function newCheckBook(): CheckBook {
  const problems = new Map<string, string | null>();
  const note = (name: string, problem: string | null) => problems.set(name, problems.get(name) ?? problem);
  return {
    async check(name, action) {
      try {
        const value = await action();
        note(name, null);
        return value;
      } catch (error) {
        note(name, error instanceof Error ? error.message : String(error));
        return undefined;
      }
    },
    verdicts: () => [...problems].map(([check, problem]) => ({ check, problem })),
  };
}
