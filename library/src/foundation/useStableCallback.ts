import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * Returns a function that stays the same between renders and calls the latest `callback`. It is for handlers that
 * memoised components or timers hold, or that serve a drag over several renders. Do not call it while rendering.
 */
export function useStableCallback<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  // insertion effects run before all other effects, and React 18 doesn't warn about them on a server
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
