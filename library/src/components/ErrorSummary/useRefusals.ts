import { useState } from 'react';

/** Number of submits that a form has refused because of problems, and functions that change this number. */
export interface Refusals {
  /** Number of submits that were refused since the form was opened or reset. Pass it to `ErrorSummary`. */
  readonly count: number;
  /** True after the first refused submit. From this time on, the form shows all problems. */
  readonly hasRefused: boolean;
  /** Adds 1 to the count. Call it when the form refuses a submit. */
  readonly refuse: () => void;
  /** Sets the count to 0; call it when the form is reset. */
  readonly reset: () => void;
}

/**
 * Counts the submits that a form refuses, so that `ErrorSummary` receives the focus after each of them.
 * @param wasRefused true when the form opens because another screen has refused a submit
 */
export function useRefusals(wasRefused: boolean = false): Refusals {
  const [count, setCount] = useState(wasRefused ? 1 : 0);
  return {
    count,
    hasRefused: count > 0,
    refuse: () => setCount((before) => before + 1),
    reset: () => setCount(0),
  };
}
