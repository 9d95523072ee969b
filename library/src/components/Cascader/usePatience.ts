import { useEffect, useState } from 'react';

/** Milliseconds that a tree may load before the popup shows a message; most trees are loaded by then. */
const patience = 150;

/**
 * Decides when an open popup is shown: immediately, or after a short delay while its tree is loading, so that no
 * message flashes. A shown popup stays until it is closed, even if the tree is loaded again.
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
