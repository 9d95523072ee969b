import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * Returns a function that stays the same between renders and calls the latest `callback`. Use it for handlers in
 * memoised components or timers, and for handlers of a drag that lasts several renders. The returned function must not
 * be called during a render.
 */
export function useStableCallback<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  // An insertion effect is used, because it runs before all other effects, and because React 18 doesn't warn about it
  // on a server.
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
