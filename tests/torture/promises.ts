import rows from './promises.json' with { type: 'json' };

/** A promise of the server, and the tests that hold it to it beside the suites here. */
export interface ServerPromise {
  readonly id: string;
  readonly promise: string;
  /** What was promised in numbers. */
  readonly figure: string;
  /** Files under `tests`, without their ending. */
  readonly tests: readonly string[];
}

/** Every promise, in the order in which the table shows them. */
export const promises: readonly ServerPromise[] = rows;
