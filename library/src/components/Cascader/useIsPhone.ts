import { useSyncExternalStore } from 'react';

const narrow = '(max-width: 480px)';
const canAsk = (): boolean => typeof matchMedia === 'function';

function follow(onChange: () => void): () => void {
  if (!canAsk()) return () => undefined;
  const list = matchMedia(narrow);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/**
 * True when the window is at most 480 px wide, as on a phone. Use this hook only for elements that the first render
 * doesn't contain, because the server can't determine the width of the window.
 */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    follow,
    () => canAsk() && matchMedia(narrow).matches,
    () => false,
  );
