import { useEffect } from 'react';

import type { Autosave } from './autosave.ts';

/**
 * Saves the draft when the window loses the focus, when the network is back, and when the user leaves the screen or
 * the page. If changes are unsaved when the page is closed, the browser asks the user to confirm this.
 */
export function useLeaveGuard(autosave: Autosave): void {
  useEffect(() => {
    const save = () => void autosave.flush();
    const saveAtLast = () => {
      if (document.visibilityState === 'hidden') void autosave.flush({ isLeaving: true });
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (!autosave.isSaved) event.preventDefault();
    };
    window.addEventListener('blur', save);
    window.addEventListener('online', save);
    document.addEventListener('visibilitychange', saveAtLast);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('blur', save);
      window.removeEventListener('online', save);
      document.removeEventListener('visibilitychange', saveAtLast);
      window.removeEventListener('beforeunload', warn);
      save();
    };
  }, [autosave]);
}
