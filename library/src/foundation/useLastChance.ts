import { useEffect } from 'react';

import { useEffectEvent } from './useEffectEvent.ts';

/**
 * Calls when a field goes away, and when its page is hidden or about to be left: the last chance to hand on what is being
 * written. It runs before the page's own listeners, so that a save in one of them includes it.
 */
export function useLastChance(handOn: () => void): void {
  const act = useEffectEvent(handOn);

  useEffect(() => {
    const actWhenHidden = () => {
      if (document.visibilityState === 'hidden') act();
    };
    window.addEventListener('beforeunload', act, { capture: true });
    window.addEventListener('visibilitychange', actWhenHidden, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', act, { capture: true });
      window.removeEventListener('visibilitychange', actWhenHidden, { capture: true });
      act();
    };
  }, []);
}
