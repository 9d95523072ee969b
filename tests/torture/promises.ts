import rows from './promises.json' with { type: 'json' };

/** Tests that hold a promise: a whole file, or those of it whose name has this pattern. */
export type HeldBy = string | { readonly file: string; readonly named: string };

/** A promise of the server, and the tests that hold it to it beside the suites here. */
export interface ServerPromise {
  readonly id: string;
  readonly promise: string;
  /** What was promised in numbers. */
  readonly figure: string;
  /** Files under `tests`, without their ending. */
  readonly tests: readonly HeldBy[];
}

/** Every promise, in the order in which the table shows them. */
export const promises: readonly ServerPromise[] = rows;
