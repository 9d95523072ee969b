import { useState } from 'react';

/** Counter of submits that a form refused because of problems. */
export interface Refusals {
  /** Number of refused submits since the form was opened or reset; for `ErrorSummary`. */
  readonly count: number;
  /** True after the first refused submit: the form then shows every problem. */
  readonly hasRefused: boolean;
  /** Counts a refused submit. */
  readonly refuse: () => void;
  /** Starts again at 0, for a form that was reset. */
  readonly reset: () => void;
}

/**
 * Counts refused submits, so that `ErrorSummary` takes focus at each of them.
 * @param wasRefused true when the form opens after a refused submit, for example of another screen
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
