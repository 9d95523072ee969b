import { startTransition, useEffect, useState } from 'react';

/** Time in milliseconds after which work that isn't urgent starts on a new page. */
const lookingLasts = 2000;

/** Input events of a user. At the first of these events, work that isn't urgent starts immediately. */
const firstActions = ['pointerdown', 'keydown', 'click'] as const;

/**
 * False at first; true two seconds after the component was mounted, or after the user's next click or key. Work that
 * isn't urgent starts then, so that it doesn't delay the screen.
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
