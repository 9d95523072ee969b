import rows from './promises.json' with { type: 'json' };

/** Tests that prove a promise: a whole file, or the tests of a file whose names match this pattern. */
export type HeldBy = string | { readonly file: string; readonly named: string };

/** A promise of the server, with the tests that prove it in addition to the suites here. */
export interface ServerPromise {
  readonly id: string;
  readonly promise: string;
  /** The promise in numbers. */
  readonly figure: string;
  /** Files under `tests`, without their extension. */
  readonly tests: readonly HeldBy[];
}

/** All promises, in the order of the table. */
export const promises: readonly ServerPromise[] = rows;
