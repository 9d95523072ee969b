/** Result of a check. `problem` is null if the server does what the specification says. */
export interface Verdict {
  readonly check: string;
  readonly problem: string | null;
}

/** Collects the results of the stranger's checks. The stranger is a test client that knows only the specification. */
export interface CheckBook {
  /**
   * Runs a check and records its result. Never throws. If a check runs several times, it succeeds only if all runs
   * succeed.
   *
   * @returns the action's value; undefined if the check has failed
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
