import { useRef, useState } from 'react';

import { isCallError } from '../http/callError.ts';

/** Action of the user that runs once at a time. */
export interface Action {
  /** True while the action runs. */
  readonly isPending: boolean;
  /** Starts the action, unless one is already running. Resolves to true when the action succeeds. */
  readonly run: (act: () => Promise<unknown>) => Promise<boolean>;
}

/**
 * Returns an action that ignores further clicks while it runs. `send` already shows a message for a refused or failed
 * call, and the entered data stay. Any other error is a bug, and is thrown again so that it is reported.
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
