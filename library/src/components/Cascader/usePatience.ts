import { useEffect, useState } from 'react';

/** How long a tree may be on its way before the user is told, in ms: most are there by then. */
const patience = 150;

/**
 * Whether to show what is open: at once, or while it is loading after a moment, so that nothing flashes up for a blink. What
 * is shown stays until it is closed, though it be loaded anew.
 */
export function usePatience(isOpen: boolean, isLoading: boolean): boolean {
  const [isShown, setShown] = useState(false);
  const isWaiting = isOpen && isLoading && !isShown;
  if (isOpen && !isLoading && !isShown) setShown(true);
  if (!isOpen && isShown) setShown(false);

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setShown(true), patience);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  return isOpen && isShown;
}
