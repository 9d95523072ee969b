import { useEffect, useState } from 'react';

/** Milliseconds that a tree may load before the popup says so; most trees are there by then. */
const patience = 150;

/**
 * True when an open popup is to be shown: at once, or after a moment while its tree loads, so that no message flashes.
 * A popup that is shown stays until it is closed, even if the tree is loaded again.
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
