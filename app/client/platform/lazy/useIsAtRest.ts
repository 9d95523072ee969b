import { startTransition, useEffect, useState } from 'react';

/** Milliseconds in which the user takes in a first screen. */
const lookingLasts = 2000;

/** First actions of a user on a page; they end the wait for its rest. */
const firstActions = ['pointerdown', 'keydown', 'click'] as const;

/**
 * False while a visit begins; true after some seconds, or with the user's first press or key. Work that can wait starts
 * then, so that it never delays the first screen.
 */
export function useIsAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);

  useEffect(() => {
    const waiting = new AbortController();
    const end = (): void => {
      waiting.abort();
      clearTimeout(timer);
    };
    const rest = (): void => {
      end();
      startTransition(() => setAtRest(true));
    };
    const timer = setTimeout(rest, lookingLasts);
    for (const action of firstActions) window.addEventListener(action, rest, { capture: true, signal: waiting.signal });
    return end;
  }, []);

  return isAtRest;
}
