import { useRef, useState } from 'react';

import { isCallError } from '../http/callError.ts';

/** An action of the user that can't be started again while it runs. */
export interface Action {
  /** True while the action runs. */
  readonly isPending: boolean;
  /** Starts the action, unless one is already running. Resolves to true if the action succeeded. */
  readonly run: (act: () => Promise<unknown>) => Promise<boolean>;
}

/**
 * Returns an action that ignores clicks while it runs. If a call of the action is refused or fails, `run` resolves to
 * false, and the screen keeps the data that the user entered. `run` shows no message, because `send` does. Any other
 * error is a bug, so it is thrown again and gets reported.
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
