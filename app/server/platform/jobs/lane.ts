/** How the jobs of a lane are run. Jobs of one lane never wait for those of another. */
export interface Lane {
  /** Jobs that one instance runs at once. */
  readonly concurrency: number;
  /** Milliseconds after which a job counts as failed; longer than the time-out of the party that it calls. */
  readonly timeoutMs: number;
}

/** The lanes of a server, by their names. */
export type Lanes = Readonly<Record<string, Lane>>;
