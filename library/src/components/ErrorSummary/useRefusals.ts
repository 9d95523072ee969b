import { useState } from 'react';

/** Counts the submits that a form refused because of problems. */
export interface Refusals {
  /** Number of refused submits since the form was opened or reset; pass it to `ErrorSummary`. */
  readonly count: number;
  /** True after the first refused submit; the form then shows all problems. */
  readonly hasRefused: boolean;
  /** Call it when a submit was refused. */
  readonly refuse: () => void;
  /** Sets the count to 0; call it when the form is reset. */
  readonly reset: () => void;
}

/**
 * State that counts refused submits, so that `ErrorSummary` receives focus after each of them.
 * @param wasRefused true when the form opens because another screen refused a submit
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
