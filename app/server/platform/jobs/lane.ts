/** Settings of a lane. A lane has its own jobs, and they never wait for the jobs of another lane. */
export interface Lane {
  /** Number of jobs of the lane that one instance of the server runs at the same time. */
  readonly concurrency: number;
  /**
   * Milliseconds after which a running job of the lane counts as failed. The time is longer than the timeout of the
   * external party that the job calls.
   */
  readonly timeoutMs: number;
}

/** The lanes of a server. The keys are the names of the lanes. */
export type Lanes = Readonly<Record<string, Lane>>;
