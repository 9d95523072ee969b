import { useEffect, useState } from 'react';

/** Milliseconds for which a tree may load before the popup shows the loading message. Most trees need less time. */
const patience = 150;

/**
 * Returns true while the popup is shown. If its tree is still loading when the popup opens, the popup is shown after a
 * short delay, so that the loading message doesn't flash. After that, the popup is shown until it is closed, even if
 * the tree is loaded again.
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
