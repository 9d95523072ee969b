import { useEffect } from 'react';

import { useEffectEvent } from './useEffectEvent.ts';

/**
 * Calls `handOn` when a field unmounts, and when its page is hidden or left, so that the field can commit its text.
 * `handOn` is called before the page's own listeners, so that the page saves this text too.
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
