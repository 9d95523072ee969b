import { useEffect, useState } from 'react';

/** How long a tree may be on its way before the reader is told, in ms: most are there by then. */
const patience = 150;

/** Whether to show what is open: at once, or while it is loading after a moment, so that nothing flashes up for a blink. */
export function usePatience(isOpen: boolean, isLoading: boolean): boolean {
  const [isLate, setLate] = useState(false);
  const isWaiting = isOpen && isLoading;

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);

  return isOpen && (!isLoading || isLate);
}
