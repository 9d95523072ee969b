import { useCallback, useEffect, useRef } from 'react';

/** A function that stays the same and calls the latest one. */
export function useSteady<Args extends readonly unknown[]>(latest: (...args: Args) => void): (...args: Args) => void {
  const current = useRef(latest);
  useEffect(() => {
    current.current = latest;
  });
  return useCallback((...args: Args) => current.current(...args), []);
}
