import { useState } from 'react';

/** Submits of a form that were refused because something in it is wrong. */
export interface Refusals {
  /** Number of refused submits since the form was opened or reset; for `ErrorSummary`. */
  readonly count: number;
  /** Whether one was refused: from then on the form shows every problem. */
  readonly hasRefused: boolean;
  /** Counts a refused submit. */
  readonly refuse: () => void;
  /** Starts again at 0, for a form that was reset. */
  readonly reset: () => void;
}

/**
 * Counts refused submits, so that `ErrorSummary` takes the focus at each of them.
 *
 * @param wasRefused whether the form opens with a submit that was refused before, for example by another screen
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
