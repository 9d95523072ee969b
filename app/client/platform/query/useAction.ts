import { useRef, useState } from 'react';

import { isCallError } from '../http/callError.ts';

/** One thing at a time that a user can start. */
export interface Action {
  /** True when it is under way. */
  readonly isPending: boolean;
  /** Starts it; nothing happens while something is under way. True where it came to its end. */
  readonly run: (act: () => Promise<unknown>) => Promise<boolean>;
}

/**
 * Does what a press asks for, once. Of a refused or lost call the user has been told by `send`, and what was filled in
 * stays; any other error is a defect and is thrown on, to be reported.
 */
export function useAction(): Action {
  const [isPending, setPending] = useState(false);
  const isUnderWay = useRef(false);

  const run = async (act: () => Promise<unknown>): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setPending(true);
    try {
      await act();
      return true;
    } catch (error) {
      if (!isCallError(error)) throw error;
      return false;
    } finally {
      isUnderWay.current = false;
      setPending(false);
    }
  };
  return { isPending, run };
}
