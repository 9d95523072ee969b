import { useEffect, useState } from 'react';

/** Milliseconds for which a tree may load before the popup shows a message. Most trees are loaded by then. */
const patience = 150;

/**
 * Decides when an open popup is shown: at once or, while its tree is loading, after a short delay, so that no message
 * flashes. A popup that is shown stays until it is closed, even if the tree is loaded again.
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
