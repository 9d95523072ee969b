import rows from './promises.json' with { type: 'json' };

/** Tests that prove a promise: all tests of a file, or only the tests whose names match the pattern `named`. */
export type HeldBy = string | { readonly file: string; readonly named: string };

/** A promise of the server. The suites here and the tests in `tests` prove it. */
export interface ServerPromise {
  readonly id: string;
  readonly promise: string;
  /** The promised number, such as a limit. */
  readonly figure: string;
  /** Tests that prove the promise. Files are paths under `tests`, without extension. */
  readonly tests: readonly HeldBy[];
}

/** All promises, in the order in which the table shows them. */
export const promises: readonly ServerPromise[] = rows;
