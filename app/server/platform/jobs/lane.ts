/** Settings of the jobs in a lane. Jobs of one lane never wait for those of another. */
export interface Lane {
  /** Number of jobs that one instance runs in parallel. */
  readonly concurrency: number;
  /** Milliseconds after which a job counts as failed. It is longer than the timeout of the party that the job calls. */
  readonly timeoutMs: number;
}

/** The lanes of a server, by their names. */
export type Lanes = Readonly<Record<string, Lane>>;
